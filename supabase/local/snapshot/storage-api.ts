import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import { createPictureMismatchError, type PictureName, type PictureStore } from './installation.ts'

const TIMEOUT_MS = 60_000

/**
 * Creates a store on the Storage API of a hosted project. Reading needs no key, as its buckets are
 * public; adding needs the project's secret key, which has all privileges and is never shown.
 */
export function createStoragePictureStore(api: string, secretKey?: string): PictureStore {
  const fetchObject = (path: string, init?: RequestInit) =>
    fetch(`${api}/storage/v1/object/${path}`, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new Error(`Cannot reach the Storage API at ${api}.`, { cause: error })
    })

  const read = async (picture: PictureName): Promise<Buffer | null> => {
    const response = await fetchObject(`public/${addressOf(picture)}`)
    if (response.ok) return Buffer.from(await response.arrayBuffer())
    const why = await refusalIn(response)
    if (why.status === 404) return null
    throw new Error(`The Storage API at ${api} did not give ${nameOf(picture)}: ${why.message}`)
  }

  return {
    rowsAreOurs: false,
    where: api,
    fetch: async (picture, file) => {
      const bytes = await read(picture)
      if (!bytes) return false
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, bytes)
      return true
    },
    store: async (picture, file) => {
      const bytes = await readFile(file)
      const { mimetype, cacheControl = 'max-age=3600' } = picture.metadata
      const response = await fetchObject(addressOf(picture), {
        method: 'POST',
        body: new Uint8Array(bytes),
        headers: {
          apikey: secretKey ?? '',
          authorization: `Bearer ${secretKey}`,
          'content-type': mimetype,
          'cache-control': cacheControl,
        },
      })
      if (response.ok) return
      const why = await refusalIn(response)
      if (why.status !== 409) {
        const failure = `The Storage API at ${api} did not take ${nameOf(picture)}`
        throw new Error(`${failure}: ${why.message}`)
      }
      // An earlier move was interrupted after this picture.
      if (!(await read(picture))?.equals(bytes)) throw createPictureMismatchError(picture)
    },
  }
}

/** Hosted Storage responds to most requests with HTTP 400 and gives the true status in the body. */
async function refusalIn(response: Response): Promise<{ status: number; message: string }> {
  const body = (await response.json().catch(() => ({}))) as Partial<Record<string, unknown>>
  const { statusCode, message = `HTTP ${response.status}` } = body
  return { status: Number(statusCode) || response.status, message: String(message) }
}

const nameOf = ({ bucket, name }: PictureName) => `${bucket}/${name}`
const addressOf = ({ bucket, name }: PictureName) =>
  `${encodeURIComponent(bucket)}/${encodeURIComponent(name)}`
