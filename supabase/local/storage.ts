import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { Database } from './database.ts'
import {
  toPostgrestError,
  isPostgresError,
  createNotImplementedError,
  HttpError,
  type PostgresError,
} from './errors.ts'
import {
  isFileName,
  createMetadata,
  detectPictureType,
  putFile,
  type Metadata,
} from './file-store.ts'
import { createJsonResponse, matchesETag, type HttpResponse, type HttpRequest } from './http.ts'
import { parseJson } from './rest.ts'
import { runAsCaller } from './run-as-caller.ts'

const MAX_FILE_BYTES = 5 * 1024 * 1024
/** The maximum overhead of a form around its file. */
const MAX_FORM_BYTES = 16 * 1024
const MAX_JSON_BYTES = 64 * 1024
const PUBLIC_FILE = /^\/storage\/v1\/object\/public\/([^/]+)\/(.+)$/
const FILE = /^\/storage\/v1\/object\/(?!list\/|sign\/|upload\/|public\/)([^/]+)\/(.+)$/
const BUCKET = /^\/storage\/v1\/object\/([^/]+)$/

export interface StorageContext {
  db: Database
  filesDir: string
}

/** Answers /storage/v1 like Supabase Storage, as far as src/remote needs it. */
export function createStorageApi(
  store: StorageContext,
): (call: HttpRequest) => Promise<HttpResponse> {
  return async (call) => {
    try {
      return await route(store, call)
    } catch (error) {
      if (error instanceof HttpError) return failure(error)
      if (isPostgresError(error)) return failure(refusalOf(error))
      throw error
    }
  }
}

function route(store: StorageContext, call: HttpRequest): Promise<HttpResponse> {
  const { method, path } = call
  const [, ...publicFile] = PUBLIC_FILE.exec(path) ?? []
  if (publicFile.length > 0 && /^(GET|HEAD)$/.test(method)) return read(store, call, publicFile)
  const [, ...file] = FILE.exec(path) ?? []
  if (file.length > 0 && method === 'POST') return upload(store, call, file)
  const [, bucket] = BUCKET.exec(path) ?? []
  if (bucket && method === 'DELETE') return remove(store, call, decodeURIComponent(bucket))
  throw createNotImplementedError(`${method} ${path}`)
}

/**
 * Hosted Storage responds to every refusal with HTTP 400, and gives the true status only in the
 * body.
 */
function failure({ status, code, message }: HttpError): HttpResponse {
  const body = { statusCode: String(status), error: code, message }
  return createJsonResponse(status === 501 ? 501 : 400, body)
}

const REFUSALS: Record<string, [status: number, error: string, message?: string]> = {
  '23505': [409, 'Duplicate', 'The resource already exists'],
  '42501': [403, 'Unauthorized'],
  PT401: [401, 'Unauthorized'],
  PT403: [403, 'Unauthorized'],
}

/** Rethrows a fault of the database, which is answered and logged like everywhere else. */
function refusalOf(thrown: PostgresError): HttpError {
  const { code, message } = thrown
  const { status: defaultStatus } = toPostgrestError(thrown)
  if (defaultStatus >= 500) throw thrown
  const [status, error, text] = REFUSALS[code] ?? [defaultStatus, 'DatabaseError']
  return new HttpError(status, error, text ?? message)
}

async function upload(
  store: StorageContext,
  call: HttpRequest,
  encoded: string[],
): Promise<HttpResponse> {
  const [bucket, name] = checkedNames(encoded)
  if (call.headers['x-upsert'] === 'true') throw createNotImplementedError('overwriting a file')
  const { limit, types } = await findBucket(store.db, bucket)
  await requireMayStore(store, call, [bucket, name])
  const maxBytes = Math.min(limit ?? MAX_FILE_BYTES, MAX_FILE_BYTES)
  const { bytes, type, maxAge } = await readUpload(call, maxBytes)
  if (bytes.length > maxBytes) throw tooLarge()
  // Hosted Storage trusts the declared type; here the first bytes must prove it.
  if (!(types ?? [type]).includes(type) || detectPictureType(bytes) !== type) {
    throw new HttpError(415, 'invalid_mime_type', `mime type ${type} is not supported`)
  }
  const id = randomUUID()
  await runAsCaller(store.db, call, false, async (tx) => {
    await tx.query(INSERT, [id, bucket, name, JSON.stringify(createMetadata(bytes, type, maxAge))])
    // Inside the transaction: a file that cannot be written rolls its row back.
    await putFile(join(store.filesDir, bucket), name, bytes)
  })
  return createJsonResponse(200, { Id: id, Key: `${bucket}/${name}` })
}

const INSERT = `insert into storage.objects (id, bucket_id, name, metadata)
  values ($1, $2, $3, $4::text::jsonb)`

/**
 * Tries the row and rolls it back, so that the policies are checked before five megabytes are
 * received.
 */
async function requireMayStore(
  store: StorageContext,
  call: HttpRequest,
  names: string[],
): Promise<void> {
  const agreed = new Error('The policies agree')
  const rehearsal = runAsCaller(store.db, call, false, async (tx) => {
    await tx.query(INSERT, [randomUUID(), ...names, '{}'])
    throw agreed
  })
  await rehearsal.catch((error: unknown) => {
    if (error !== agreed) throw error
  })
}

function checkedNames(encoded: string[]): [bucket: string, name: string] {
  const [bucket = '', name = ''] = encoded.map((part) => decodeURIComponent(part))
  if (isFileName(bucket) && isFileName(name)) return [bucket, name]
  throw new HttpError(400, 'InvalidKey', `Invalid key: ${name}`)
}

async function findBucket(db: Database, id: string) {
  const [bucket] = await db.query<{ limit: number | null; types: string[] | null }>(
    `select file_size_limit as limit, to_json(allowed_mime_types) as types
    from storage.buckets where id = $1`,
    [id],
  )
  if (bucket) return bucket
  throw new HttpError(404, 'Bucket not found', 'Bucket not found')
}

/** supabase-js sends a Blob as a form, and bytes unwrapped. */
async function readUpload(call: HttpRequest, maxBytes: number) {
  const { headers } = call
  const contentType = headers['content-type'] ?? ''
  const body = await call.readBody(maxBytes + MAX_FORM_BYTES).catch((error: unknown) => {
    throw error instanceof HttpError ? tooLarge() : error
  })
  if (!contentType.startsWith('multipart/form-data')) {
    const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
    return { bytes: body, type, maxAge: maxAgeOf(headers['cache-control']) }
  }
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  })
    .formData()
    .catch(() => null)
  const file = [...(form?.values() ?? [])].find((value) => value instanceof Blob)
  if (!form || !file) throw new HttpError(400, 'InvalidRequest', 'No file in the form')
  const bytes = Buffer.from(await file.arrayBuffer())
  return { bytes, type: file.type, maxAge: maxAgeOf(form.get('cacheControl')) }
}

function maxAgeOf(cacheControl: unknown): number {
  const [seconds] = /\d{1,8}/.exec(String(cacheControl)) ?? []
  return Number(seconds ?? 3600)
}

function tooLarge(): HttpError {
  return new HttpError(413, 'Payload too large', 'The object exceeded the maximum allowed size')
}

async function remove(
  store: StorageContext,
  call: HttpRequest,
  bucket: string,
): Promise<HttpResponse> {
  await findBucket(store.db, bucket)
  const body = parseJson((await call.readBody(MAX_JSON_BYTES)).toString()) as {
    prefixes?: unknown
  } | null
  const prefixes = body?.prefixes
  if (!Array.isArray(prefixes))
    throw new HttpError(400, 'InvalidRequest', 'prefixes must be a list')
  const removed = await runAsCaller(store.db, call, false, async (tx) => {
    // As hosted Storage does: a trigger there forbids all others to delete a row without its file.
    await tx.query(`select set_config('storage.allow_delete_query', 'true', true)`)
    return tx.query<{ object: { name: string } }>(
      `delete from storage.objects o where bucket_id = $1
        and name in (select jsonb_array_elements_text($2::text::jsonb))
      returning to_json(o) as object`,
      [bucket, JSON.stringify(prefixes.map(String))],
    )
  })
  // After the commit: a crash here leaves a file without a row, which is invisible.
  for (const { object } of removed) await removeFile(store.filesDir, bucket, object.name)
  return createJsonResponse(
    200,
    removed.map(({ object }) => object),
  )
}

async function removeFile(filesDir: string, bucket: string, name: string): Promise<void> {
  if (isFileName(bucket) && isFileName(name))
    await rm(join(filesDir, bucket, name), { force: true })
}

async function read(
  store: StorageContext,
  call: HttpRequest,
  encoded: string[],
): Promise<HttpResponse> {
  const [bucket, name] = checkedNames(encoded)
  const [object] = await store.db.query<{ metadata: Metadata }>(
    `select o.metadata from storage.objects o join storage.buckets b on b.id = o.bucket_id
    where b.public and o.bucket_id = $1 and o.name = $2 and o.metadata is not null`,
    [bucket, name],
  )
  const bytes = object && (await readFile(join(store.filesDir, bucket, name)).catch(() => null))
  if (!bytes) throw new HttpError(404, 'not_found', 'Object not found')
  const { eTag, mimetype, cacheControl } = object.metadata
  const headers = {
    'content-type': mimetype,
    'cache-control': `public, ${cacheControl}`,
    etag: eTag,
    'accept-ranges': 'bytes',
  }
  if (matchesETag(call, eTag)) return { status: 304, headers, body: null }
  const isSame = (call.headers['if-range'] ?? eTag) === eTag
  return slice(bytes, headers, isSame ? call.headers.range : undefined)
}

/** Returns one range of the file; a request for several may get the whole (RFC 9110). */
function slice(
  bytes: Buffer,
  headers: Record<string, string>,
  range: string | undefined,
): HttpResponse {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (first === undefined || (first === '' && !last)) return { status: 200, headers, body: bytes }
  const from = first === '' ? Math.max(0, bytes.length - Number(last)) : Number(first)
  const to = Math.min(first === '' || !last ? Infinity : Number(last), bytes.length - 1)
  if (from > to) {
    const refused = { 'content-range': `bytes */${bytes.length}`, 'cache-control': 'no-store' }
    return { status: 416, headers: refused, body: null }
  }
  const contentRange = `bytes ${from}-${to}/${bytes.length}`
  return {
    status: 206,
    headers: { ...headers, 'content-range': contentRange },
    body: bytes.subarray(from, to + 1),
  }
}

/**
 * Returns whether this is a hosted project's database, which forbids deletions past its Storage
 * API.
 */
export async function isStorageDeleteRestricted(db: Database): Promise<boolean> {
  const [found] = await db.query<{ guarded: boolean }>(
    `select to_regprocedure('storage.protect_delete()') is not null as guarded`,
  )
  return found?.guarded ?? false
}

/**
 * Deletes pictures that no row has named for a week (S-48), and files without a row. Those of a
 * hosted project stay: sweep-hosted.ts deletes them.
 */
export async function sweepPictures({ db, filesDir }: StorageContext): Promise<void> {
  if (await isStorageDeleteRestricted(db)) return
  const removed = await db.query<{ bucket: string; name: string }>(
    `delete from storage.objects o using private.unreferenced_pictures() u
    where o.bucket_id = u.bucket_id and o.name = u.name
    returning o.bucket_id as bucket, o.name`,
  )
  for (const { bucket, name } of removed) await removeFile(filesDir, bucket, name)
}
