import type { Plugin } from 'vite'

/** Most of what is in these chunks runs on every first visit. */
const CHUNKS: readonly string[] = ['libraries', 'index', 'pull']

/**
 * Lets Chrome compile all of these files beside the main thread while they arrive. Function by
 * function, as each is called first, took half of what a cheap phone needs until a page is alive.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // The browser looks for it at the top, where other plugins still put something.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const name of CHUNKS) {
          const file = chunks.find((chunk) => chunk.name === name)
          // A script is named after a file of it: another file may have taken its place.
          if (!file) this.error(`No script is called ${name} any more: see tools/compile-hints.ts`)
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      },
    },
  }
}
