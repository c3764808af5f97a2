import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

const START = fileURLToPath(new URL('../src/app/start.ts', import.meta.url))

/** A file of its own: browsers that cannot read the app's have to be able to read this. */
export const isStartScript = (id: string): boolean => id === START

/**
 * Lets the built page begin with src/app/start.ts, which starts the app where it can run. The app
 * is named in the page and comes at the same time, so nobody waits for one after the other.
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
        const app = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(html)
        if (!start || !app) throw new Error('The built page does not load the app as it used to')
        return html.replace(
          app[0],
          `<link rel="modulepreload" id="app" crossorigin href="${app[1]}">
    <script type="module" crossorigin src="/${start.fileName}"></script>`,
        )
      },
    },
  }
}
