import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

/** The module that Vite writes into every build with an `import()`. */
const HELPER = '\0vite/preload-helper.js'
const OURS = fileURLToPath(new URL('../src/late/preload.ts', import.meta.url))

/** Has the parts of the app fetched by our own helper, which can try again. */
export function createLatePartsPlugin(): Plugin {
  return {
    name: 'nadi:late-parts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== HELPER) return null
      return `export { loadWithFiles as __vitePreload } from ${JSON.stringify(OURS)}`
    },
  }
}
