import { build } from 'vite'

import type { Content } from '../../src/db/content.ts'
import { stripTranslations } from '../../src/model/translations.ts'
import { cacheFolder } from './cache-folder.ts'

/**
 * Where the client-rendered site reads the settings row. Visitors may not read that table here
 * (docs/decisions/0004), so the bench answers in its place; on the wire it is the same.
 */
export const SETTINGS = '/bench/settings'

/**
 * Builds bench/web/client-rendered, and answers with the folder of the built site. It asks for the
 * columns that visitors' rows have, but for translations: it is in one language.
 */
export async function buildClientRendered(content: Content): Promise<string> {
  const columns = Object.entries(content).map(([table, rows]) => [table, columnsOf(rows).join()])
  const outDir = cacheFolder('client-rendered')
  const configFile = new URL('client-rendered/vite.config.ts', import.meta.url).pathname
  await build({
    configFile,
    logLevel: 'error',
    define: { COLUMNS: JSON.stringify(Object.fromEntries(columns)) },
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}

const columnsOf = ([row = {}]: readonly object[]): string[] => Object.keys(stripTranslations(row))
