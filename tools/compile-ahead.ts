import type { Plugin } from 'vite'

/** Most of what is in these chunks runs on every first visit. */
const CHUNKS: readonly string[] = ['libraries', 'index', 'round']

/**
 * Lets Chrome compile all of these files beside the main thread while they arrive. Function by
 * function, as each is called first, took half of what a cheap phone needs until a page is alive.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // The browser looks for it at the top, where other plugins still put something.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && CHUNKS.includes(file.name)) {
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
          }
        }
      },
    },
  }
}
