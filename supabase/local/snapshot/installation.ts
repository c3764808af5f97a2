import { copyFile, link, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { Database } from '../database.ts'
import { putFile } from '../file-store.ts'
import type { ManifestPicture } from './manifest.ts'

export type PictureName = Pick<ManifestPicture, 'bucket' | 'name'>
type StoredPicture = Pick<ManifestPicture, 'bucket' | 'name' | 'metadata'>

/** A clinic's database, and the files of its pictures. */
export interface Installation {
  db: Database
  pictures: PictureStore
}

export interface PictureStore {
  /** Copies a picture into a file; false if there is none. */
  fetch(picture: PictureName, file: string): Promise<boolean>
  /** Stores a picture. One that exists with the same bytes counts as stored. */
  store(picture: StoredPicture, file: string): Promise<void>
  /** Whether we write the rows of storage.objects; hosted Storage writes its own. */
  readonly rowsAreOurs: boolean
  /** Its location, for messages. */
  readonly where: string
}

/** Creates a store with a folder per bucket, like the local Supabase. */
export function createFolderPictureStore(filesDir: string): PictureStore {
  const fileOf = ({ bucket, name }: PictureName) => join(filesDir, bucket, name)
  return {
    rowsAreOurs: true,
    where: filesDir,
    fetch: async (picture, file) => {
      await mkdir(dirname(file), { recursive: true })
      return exists(linkOrCopy(fileOf(picture), file))
    },
    store: async (picture, file) => {
      const bytes = await readFile(file)
      const existing = await readFile(fileOf(picture)).catch(() => null)
      if (existing?.equals(bytes)) return
      if (existing) throw createPictureMismatchError(picture)
      await putFile(join(filesDir, picture.bucket), picture.name, bytes)
    },
  }
}

export function createPictureMismatchError({ bucket, name }: PictureName): Error {
  return new Error(
    `There is another picture named ${bucket}/${name} already. Nothing was overwritten.`,
  )
}

/** Pictures are immutable, so a hard link is enough where the file system supports it. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw error
    await copyFile(from, to)
  })
}

async function exists(work: Promise<void>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}
