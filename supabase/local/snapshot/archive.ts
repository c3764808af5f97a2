import { createReadStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import { create, extract } from 'tar'

import { createArchiveReader } from './archive-end.ts'
import { MANIFEST, getPictureFile, readManifest, getRowsFile, type Manifest } from './manifest.ts'
import { sha256 } from './take-snapshot.ts'

/** Packs the snapshot in a folder into a gzipped tar; the manifest comes first. */
export function packArchive(folder: string): Readable {
  const parts = [MANIFEST, 'rows', 'pictures']
  return Readable.from(create({ cwd: folder, gzip: true, portable: true }, parts))
}

/**
 * Unpacks an archive into an empty folder and verifies it against its manifest: every file that it
 * names has its checksum. Throws one sentence otherwise.
 */
export async function unpackArchive(file: string, folder: string): Promise<Manifest> {
  await mkdir(join(folder, 'pictures'), { recursive: true })
  let foreign = false
  const unpacking = extract({
    cwd: folder,
    strict: true,
    // Only our own files are written, and nothing outside the folder.
    filter: (path, entry) => {
      const ours = isOurs(path) && 'type' in entry && /^(File|OldFile|Directory)$/.test(entry.type)
      foreign ||= !ours
      return ours && !foreign
    },
  })
  const read = createArchiveReader()
  try {
    // Verifies the end first: an archive that breaks off during unpacking leaves open files.
    await pipeline(createReadStream(file), createGunzip(), async (bytes) => {
      for await (const chunk of bytes as AsyncIterable<Buffer>) read(chunk)
    })
    await pipeline(createReadStream(file), unpacking)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new Error(`There is no file ${file}.`, { cause: error })
    if (code === 'ENOSPC') throw error
    throw new Error(`${file} is damaged or not a backup: it cannot be unpacked.`, { cause: error })
  }
  if (foreign) throw new Error(`${file} is not a backup that Nadi made.`)
  const manifest = await readManifest(folder)
  for (const [name, sum] of filesOf(manifest)) {
    const bytes = await readFile(join(folder, name)).catch(() => null)
    if (bytes && sha256(bytes) === sum) continue
    throw new Error(`${file} is damaged: ${name} is ${bytes ? 'not what it was' : 'missing'}.`)
  }
  return manifest
}

const OURS = /^(manifest\.json|rows\/([\w.-]+\.jsonl)?|pictures\/([\w-][\w.-]*\/([\w-][\w.-]*)?)?)$/

function isOurs(path: string): boolean {
  return OURS.test(path) || OURS.test(`${path}/`)
}

function filesOf({ tables, pictures }: Manifest): [name: string, sha256: string][] {
  return [
    ...Object.entries(tables).map(([name, table]): [string, string] => [
      getRowsFile(name),
      table.sha256,
    ]),
    ...pictures.map((picture): [string, string] => [getPictureFile(picture), picture.sha256]),
  ]
}
