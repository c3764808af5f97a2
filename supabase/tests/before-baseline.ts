import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

const ARCHIVE = new URL('support/migrations-0043.json.br', import.meta.url)

/** Unpacks the migrations of the last build before 1.0 for as long as `work` needs them. */
export async function withOldMigrations<T>(work: (folder: URL) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'nadi-migrations-'))
  try {
    const files = JSON.parse(brotliDecompressSync(await readFile(ARCHIVE)).toString()) as object
    for (const [name, sql] of Object.entries(files))
      await writeFile(join(folder, name), String(sql))
    return await work(pathToFileURL(`${folder}/`))
  } finally {
    await rm(folder, { recursive: true })
  }
}
