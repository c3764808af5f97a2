import { callUsIn } from '#model/texts/call-us.ts'

import { createCriticalCss, type CssFor } from './critical-css.ts'
import { createFileTags, OWN_TO_A_PAGE, parsePageFiles, findBetween } from './page-files.ts'

/** The built index.html, split into the parts of a prerendered page. */
export interface Shell {
  /** The head that all pages share. */
  head: string
  /**
   * Returns the critical CSS of a page, which is inlined so that the text needs no further request.
   */
  cssFor: CssFor
  /** Loads the app and the whole stylesheet, after the visible content. */
  rest: string
  /** Preloads the messages of a language, which the app needs at once. */
  preloadMessages: (language: string) => string
  /** The deployment's number for 'Call Us' (S-26). */
  callUs: string | null
  /** Identifies the build: pages of another one must not be cached beside these files. */
  build: string
}

/** Parses the built index.html; `read` returns a file of the build by its path. */
export function parseShell(html: string, build: string, read: (address: string) => string): Shell {
  const files = parsePageFiles(html)
  return {
    head: findBetween(html, '<head>', OWN_TO_A_PAGE)
      .replaceAll(/\s*<!--.*?-->/gs, '')
      .trim(),
    cssFor: createCriticalCss(files.styles.map(read).join('')),
    rest: createFileTags(files, 'low'),
    // Last in the body with low priority: in the head it delayed the first paint by 40 % when
    // measured.
    preloadMessages: (language) => {
      const address = files.messages[language]
      return address
        ? `<link rel="modulepreload" fetchpriority="low" crossorigin href="${address}">`
        : ''
    },
    callUs: callUsIn(html),
    build,
  }
}

/** The parts that differ per page. */
export interface PageParts {
  /** Of the html element. */
  attributes: Record<string, string>
  head: string
  css: string
  body: string
  language: string
  /** The data for hydration. */
  data: unknown
}

/** Renders a whole document. Its only script is a file of ours; the data block is not code. */
export function renderDocument(shell: Shell, page: PageParts): string {
  // A less-than sign could end the block; JSON allows this escape.
  const data = JSON.stringify(page.data).replaceAll('<', String.raw`\u003c`)
  return `<!doctype html>
<html${serializeAttributes(page.attributes)}>
<head>
${shell.head}
<meta name="build" content="${shell.build}">
${page.head}
<style>${page.css}</style>
</head>
<body>
<div id="root">${page.body}</div>
<script type="application/json" id="page-content">${data}</script>
${shell.rest}${shell.preloadMessages(page.language)}
</body>
</html>
`
}

/** Serializes attributes for a tag. */
export function serializeAttributes(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('')
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
