import { build } from 'vite'

import { cacheFolder } from './cache-folder.ts'

/**
 * Where the client-rendered site reads the settings row. Visitors may not read that table here
 * (docs/decisions/0004), so the bench answers in its place; on the wire it is the same.
 */
export const SETTINGS = '/bench/settings'

/** Builds bench/web/client-rendered, and answers with the folder of the built site. */
export async function buildClientRendered(): Promise<string> {
  const outDir = cacheFolder('client-rendered')
  const configFile = new URL('client-rendered/vite.config.ts', import.meta.url).pathname
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  return outDir
}
