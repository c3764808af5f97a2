import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

import { list, type ReadEntry } from 'tar'

const ARCHIVE = new URL('./go-fuzz-corpus.tar.br', import.meta.url)

export interface HostilePicture {
  /** As in the collection: png/corpus/0000b1c2. */
  name: string
  /** What it passes itself off as. */
  type: 'image/gif' | 'image/jpeg' | 'image/png' | 'image/webp'
  bytes: Buffer
}

/** The pictures of a public collection that were made to break decoders (README.md in this folder). */
export async function createHostilePictures(): Promise<HostilePicture[]> {
  const reading: Promise<HostilePicture>[] = []
  const archive = list({
    onReadEntry: (entry) => {
      if (entry.type === 'File') reading.push(pictureOf(entry))
    },
  })
  await pipeline(createReadStream(ARCHIVE), createBrotliDecompress(), archive)
  return Promise.all(reading)
}

async function pictureOf(entry: ReadEntry): Promise<HostilePicture> {
  const type = `image/${entry.path.split('/')[0]}` as HostilePicture['type']
  return { name: entry.path, type, bytes: await entry.concat() }
}
