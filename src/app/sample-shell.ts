import { OWN_TO_A_PAGE, serializePageFiles } from './page-files.ts'
import { parseShell } from './shell.ts'

const files = serializePageFiles({
  styles: ['/assets/index-1.css'],
  start: '/assets/start-1.js',
  app: '/assets/index-1.js',
  libraries: '/assets/libraries-1.js',
  imports: [],
  messages: { en: '/assets/en-1.js', te: '/assets/te-1.js' },
})

/** A shell for tests, of a build with one rule. */
export const sampleShell = parseShell(
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><!-- Why. -->${OWN_TO_A_PAGE}<title>x</title>${files}</head><body></body></html>`,
  'build-1',
  () => 'body{margin:0}',
)
