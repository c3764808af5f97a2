/**
 * The built files that every page loads, as addresses. The build writes them into the shell
 * (tools/start-script.ts); from there read the tags of drawn pages and the sizes of the site.
 */
export interface PageFiles {
  styles: readonly string[]
  /** Starts the app where it can run (src/app/start.ts). */
  start: string
  app: string
  libraries: string
  /** What these import besides. */
  imports: readonly string[]
  /** The messages of each language. */
  messages: Readonly<Record<string, string>>
}

/** Stands in index.html above what a drawn page has of its own. */
export const OWN_TO_A_PAGE = '<!-- From here on each page has its own. -->'

const BLOCK = '<script type="application/json" id="page-files">'
const BLOCK_END = '</script>'

/** Serializes the files as a block of data for the head of the shell. */
export function serializePageFiles(files: PageFiles): string {
  return BLOCK + JSON.stringify(files) + BLOCK_END
}

/** Parses the files in the head of the shell; throws if it has none. */
export function parsePageFiles(shell: string): PageFiles {
  return JSON.parse(findBetween(shell, BLOCK, BLOCK_END)) as PageFiles
}

/** Creates the tags that load the files: of low priority in a page that is drawn already. */
export function createFileTags(files: PageFiles, priority?: 'low'): string {
  const attributes = `${priority ? ` fetchpriority="${priority}"` : ''} crossorigin`
  const preload = (address: string, id = '') =>
    `<link rel="modulepreload"${id && ` id="${id}"`}${attributes} href="${address}">`
  return [
    ...files.styles.map((it) => `<link rel="stylesheet"${attributes} href="${it}">`),
    // The start script looks for these ids.
    preload(files.app, 'app'),
    preload(files.libraries, 'libraries'),
    ...files.imports.map((it) => preload(it)),
    `<script type="module"${attributes} src="${files.start}"></script>`,
  ].join('\n')
}

/** Returns what stands between two texts; throws if they are not there. */
export function findBetween(text: string, start: string, end: string): string {
  const from = text.indexOf(start)
  const to = text.indexOf(end, from)
  if (from === -1 || to === -1) throw new Error(`The built page has no ${start}`)
  return text.slice(from + start.length, to)
}
