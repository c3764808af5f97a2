import { fileURLToPath } from 'node:url'

import { build } from 'vite'

import { cacheFolder } from '../web/cache-folder.ts'
import type { PeerSpec } from './peers.ts'

const HERE = fileURLToPath(new URL('./', import.meta.url))

/** Builds the page of each peer as a product would be, and answers with their folder. */
export async function buildPages(chosen: readonly PeerSpec[]): Promise<string> {
  const outDir = cacheFolder('sync')
  for (const { name, page } of chosen) {
    await build({
      configFile: false,
      root: HERE,
      logLevel: 'error',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        target: 'es2022',
        outDir,
        emptyOutDir: false,
        lib: {
          entry: `${HERE}${page}`,
          formats: ['iife'],
          name: 'peer',
          fileName: () => `${name}.js`,
        },
      },
    })
  }
  return outDir
}
