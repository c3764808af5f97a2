import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import {
  listFiles,
  isFileName,
  createMetadata,
  detectPictureType,
  type Metadata,
} from './file-store.ts'
import { ROOT } from './root.ts'

interface SamplePicture {
  bucket: string
  name: string
  /** Its path in supabase/seed. */
  file: string
  bytes: Buffer
  metadata: Metadata
}

/** The pictures of the sample clinic, as supabase/seed.sql names them. */
export async function* readSamplePictures(): AsyncGenerator<SamplePicture> {
  const from = new URL('supabase/seed/files/', ROOT)
  const folders = await readdir(from, { withFileTypes: true }).catch(() => [])
  for (const { name: bucket } of folders.filter((folder) => folder.isDirectory())) {
    const folder = new URL(`${bucket}/`, from)
    for (const name of await listFiles(fileURLToPath(folder))) {
      const file = fileURLToPath(new URL(name, folder))
      const bytes = await readFile(file)
      const type = detectPictureType(bytes)
      if (type === null || !isFileName(name)) throw new Error(`${bucket}/${name} is no picture.`)
      yield { bucket, name, file, bytes, metadata: createMetadata(bytes, type, 3600) }
    }
  }
}
