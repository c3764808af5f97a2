import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { createETag } from './cached-response.ts'
import { fsyncPath, fsyncTree } from './fsync.ts'

/** No folders and no leading dot: no path traversal, no hidden files. */
const FILE_NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/

export function isFileName(name: string): boolean {
  return FILE_NAME.test(name)
}

/**
 * Writes a file atomically, so that a crash never leaves half a picture. The file and its name are
 * on the disk when it resolves.
 */
export async function putFile(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const createdFolder = await mkdir(folder, { recursive: true })
  const draft = join(folder, `.${randomUUID()}`)
  try {
    const file = await open(draft, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, join(folder, name))
    await fsyncPath(folder)
    // A new folder is an entry of its parent, which needs an fsync too.
    if (createdFolder !== undefined) {
      await fsyncTree(createdFolder)
      await fsyncPath(dirname(createdFolder))
    }
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Lists the files of a folder; none if there is no folder yet. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

/** Creates a file's metadata in the format of hosted Supabase. */
export function createMetadata(bytes: Uint8Array, mimetype: string, maxAge: number) {
  return {
    eTag: createETag(bytes),
    size: bytes.length,
    mimetype,
    cacheControl: `max-age=${maxAge}`,
  }
}

export type Metadata = ReturnType<typeof createMetadata>

/** Detects the picture type by the first bytes, whatever name or header the file came with. */
export function detectPictureType(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  if (start.startsWith('\xFF\xD8\xFF')) return 'image/jpeg'
  if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png'
  if (/^GIF8[79]a/.test(start)) return 'image/gif'
  if (/^RIFF[^]{4}WEBP/.test(start)) return 'image/webp'
  return null
}
