import { fileURLToPath } from 'node:url'

import type { Plugin, Rolldown } from 'vite'

const START = fileURLToPath(new URL('../src/app/start.ts', import.meta.url))

/** What the app stands on. */
export const VENDOR_CHUNK = 'libraries'
export const isVendorModule = (id: string): boolean =>
  /\/(?:node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\/|src\/app\/vendor\.ts)/.test(
    id,
  )

/** A file of its own: browsers that cannot read the app's have to be able to read this. */
export const isStartScript = (id: string): boolean => id === START

const WORDS = /\/src\/site\/messages\/(\w\w)\.ts$/

/** Names the file of each language's words for src/app/shell.ts, which lets a page load its own. */
function wordsIn(bundle: Rolldown.OutputBundle): string {
  const names = Object.values(bundle).flatMap((file) => {
    const [, language] = (file.type === 'chunk' && WORDS.exec(file.facadeModuleId ?? '')) || []
    return language ? `<meta name="words-${language}" content="/${file.fileName}">` : []
  })
  return names.join('')
}

/**
 * Lets the built page begin with src/app/start.ts, which starts the app where it can run. The app
 * and its libraries are named in the page and come at the same time: no visitor waits for one after
 * the other.
 */
export function startScript(): Plugin {
  return {
    name: 'start-script',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: START, name: 'start' })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const start = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.facadeModuleId === START,
        )
        const libraries = Object.values(bundle ?? {}).find(({ name }) => name === VENDOR_CHUNK)
        const app = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(html)
        if (!start || !libraries || !app)
          throw new Error('The built page does not load the app as it used to')
        return html
          .replace('</head>', `${wordsIn(bundle ?? {})}</head>`)
          .replace(
            app[0],
            `<link rel="modulepreload" id="app" crossorigin href="${app[1]}">
    <script type="module" crossorigin src="/${start.fileName}"></script>`,
          )
          .replace(`<link rel="modulepreload" crossorigin href="/${libraries.fileName}">`, (link) =>
            link.replace(' crossorigin', ` id="${VENDOR_CHUNK}" crossorigin`),
          )
      },
    },
  }
}
