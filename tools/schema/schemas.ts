import { readFile } from 'node:fs/promises'

const SUPABASE = new URL('../../supabase/', import.meta.url)

/** The declared schema: the files that supabase/config.toml lists as schema_paths, in its order. */
export async function readSchemas(): Promise<{ file: string; sql: string }[]> {
  const config = await readFile(new URL('config.toml', SUPABASE), 'utf8')
  const [, list = ''] = /^schema_paths = \[([^\]]*)\]/m.exec(config) ?? []
  const files = Array.from(list.matchAll(/"([^"]+)"/g), ([, file = '']) => file)
  return Promise.all(
    files.map(async (file) => ({ file, sql: await readFile(new URL(file, SUPABASE), 'utf8') })),
  )
}

/** The declared schema as one migration. */
export async function createBaseline(): Promise<string> {
  const parts = (await readSchemas()).map(({ file, sql }) => `-- ${file}\n\n${sql}`)
  return `-- Generated from supabase/schemas (npm run schema -- baseline), which is for people to read. A database\n-- of the last build before 1.0 is taken as this one (supabase/local/baseline.ts).\n\n${parts.join('\n')}`
}
