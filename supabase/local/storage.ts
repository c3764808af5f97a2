import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import send from '@fastify/send'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { sendJson } from './app.ts'
import type { Database } from './database.ts'
import { toPostgrestError, toPublicError, createNotImplementedError, HttpError } from './errors.ts'
import {
  isFileName,
  createMetadata,
  detectPictureType,
  putFile,
  type Metadata,
} from './file-store.ts'
import { getBody, getPath } from './request.ts'
import { parseJson } from './rest.ts'
import { runAsCaller, toCaller, type Caller } from './run-as-caller.ts'
import { MOST_UNNAMED, requireRoom } from './unnamed-pictures.ts'

const MAX_FILE_BYTES = 5 * 1024 * 1024
/** The maximum overhead of a form around its file. */
const MAX_FORM_BYTES = 16 * 1024
const MAX_JSON_BYTES = 64 * 1024
/** Parts of the address that are no bucket, but features of hosted Storage. */
const RESERVED = ['list', 'sign', 'upload', 'public']

export interface StorageContext {
  db: Database
  filesDir: string
  /** The database role of every caller; without it `anon`. */
  role?: Caller['role']
  /** The bytes of pictures that no record names; the service role may store any number. */
  mostUnnamed?: number
}

interface FileRoute {
  Params: { bucket: string; '*': string }
}

type FileRequest = FastifyRequest<FileRoute>

/** Answers like Supabase Storage at /storage/v1, as far as src/remote needs it. */
export function addStorageApi(app: FastifyInstance, store: StorageContext): void {
  app.register(
    (storage, _, done) => {
      storage.setErrorHandler(fail)
      storage.setNotFoundHandler(refuseRoute)
      storage.get<FileRoute>('/object/public/:bucket/*', (request, reply) =>
        read(store, request, reply),
      )
      storage.post<FileRoute>(
        '/object/:bucket/*',
        {
          bodyLimit: MAX_FILE_BYTES + MAX_FORM_BYTES,
          onRequest: (request: FileRequest) => requireMayStore(store, request),
        },
        (request, reply) => upload(store, request, reply),
      )
      storage.delete<FileRoute>(
        '/object/:bucket',
        { bodyLimit: MAX_JSON_BYTES },
        (request, reply) => remove(store, request, reply),
      )
      done()
    },
    { prefix: '/storage/v1' },
  )
}

function refuseRoute(request: FastifyRequest): never {
  throw createNotImplementedError(`${request.method} ${getPath(request)}`)
}

/**
 * Hosted Storage responds to every refusal with HTTP 400, and gives the true status only in the
 * body. Rethrows a fault, which is answered and logged like everywhere else.
 */
function fail(thrown: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, message } = refusalOf(thrown)
  request.failure = thrown
  const body = { statusCode: String(status), error: code, message }
  return sendJson(reply, status === 501 ? 501 : 400, body)
}

const REFUSALS: Record<string, [status: number, error: string, message?: string]> = {
  '23505': [409, 'Duplicate', 'The resource already exists'],
  '42501': [403, 'Unauthorized'],
  PT401: [401, 'Unauthorized'],
  PT403: [403, 'Unauthorized'],
}

function refusalOf(thrown: Error): HttpError {
  const error = toPublicError(thrown)
  // Fastify's own, for a body above the limit of the route.
  if (error instanceof HttpError && error !== thrown && error.status === 413) return tooLarge()
  if (error instanceof HttpError && (error.status < 500 || error.status === 501)) return error
  const { status: defaultStatus } = toPostgrestError(thrown)
  if (defaultStatus >= 500) throw thrown
  const [status, code, text] = REFUSALS[error.code] ?? [defaultStatus, 'DatabaseError']
  return new HttpError(status, code, text ?? error.message)
}

async function upload(
  store: StorageContext,
  request: FileRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [bucket, name] = checkNames(request)
  const { limit, types } = await findBucket(store.db, bucket)
  const maxBytes = Math.min(limit ?? MAX_FILE_BYTES, MAX_FILE_BYTES)
  const { bytes, type, maxAge } = await readUpload(request)
  if (bytes.length > maxBytes) throw tooLarge()
  await requireRoomFor(store, bytes.length)
  // Hosted Storage trusts the declared type; here the first bytes must prove it.
  if (!(types ?? [type]).includes(type) || detectPictureType(bytes) !== type) {
    throw new HttpError(415, 'invalid_mime_type', `mime type ${type} is not supported`)
  }
  const id = randomUUID()
  await runAsCaller(store.db, callerOf(store, request), false, async (tx) => {
    await tx.query(INSERT, [id, bucket, name, JSON.stringify(createMetadata(bytes, type, maxAge))])
    // Inside the transaction: a file that cannot be written rolls its row back.
    await putFile(join(store.filesDir, bucket), name, bytes)
  })
  return sendJson(reply, 200, { Id: id, Key: `${bucket}/${name}` })
}

const INSERT = `insert into storage.objects (id, bucket_id, name, metadata)
  values ($1, $2, $3, $4::text::jsonb)`

/**
 * Tries the row and rolls it back, so that the policies are checked before five megabytes are
 * received.
 */
async function requireMayStore(store: StorageContext, request: FileRequest): Promise<void> {
  const names = checkNames(request)
  if (request.headers['x-upsert'] === 'true') throw createNotImplementedError('overwriting a file')
  await findBucket(store.db, names[0])
  await requireRoomFor(store, Number(request.headers['content-length'] ?? 0))
  const agreed = new Error('The policies agree')
  const rehearsal = runAsCaller(store.db, callerOf(store, request), false, async (tx) => {
    await tx.query(INSERT, [randomUUID(), ...names, '{}'])
    throw agreed
  })
  await rehearsal.catch((error: unknown) => {
    if (error !== agreed) throw error
  })
}

async function requireRoomFor(
  { db, role, mostUnnamed = MOST_UNNAMED }: StorageContext,
  bytes: number,
) {
  if (role === undefined) await requireRoom(db, bytes, mostUnnamed)
}

function callerOf({ role }: StorageContext, request: FileRequest): Caller {
  return { ...toCaller(request), ...(role && { role }) }
}

function checkNames(request: FileRequest): [bucket: string, name: string] {
  const { bucket, '*': name } = request.params
  if (RESERVED.includes(bucket)) refuseRoute(request)
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
async function readUpload(request: FileRequest) {
  const { headers } = request
  const contentType = headers['content-type'] ?? ''
  const body = getBody(request)
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
  request: FileRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { bucket } = request.params
  await findBucket(store.db, bucket)
  const body = parseJson(getBody(request).toString()) as { prefixes?: unknown } | null
  const prefixes = body?.prefixes
  if (!Array.isArray(prefixes))
    throw new HttpError(400, 'InvalidRequest', 'prefixes must be a list')
  const removed = await runAsCaller(store.db, callerOf(store, request), false, async (tx) => {
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
  const objects = removed.map(({ object }) => object)
  return sendJson(reply, 200, objects)
}

async function removeFile(filesDir: string, bucket: string, name: string): Promise<void> {
  if (isFileName(bucket) && isFileName(name))
    await rm(join(filesDir, bucket, name), { force: true })
}

async function read(
  store: StorageContext,
  request: FileRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [bucket, name] = checkNames(request)
  const [object] = await store.db.query<{ metadata: Metadata }>(
    `select o.metadata from storage.objects o join storage.buckets b on b.id = o.bucket_id
    where b.public and o.bucket_id = $1 and o.name = $2 and o.metadata is not null`,
    [bucket, name],
  )
  if (!object) throw notFound()
  const root = join(store.filesDir, bucket)
  // It answers for parts of the file, and for what a browser has already (RFC 9110, 13 and 14).
  const file = await send(request.raw, name, { root, cacheControl: false, contentType: false })
  if (file.type === 'file') {
    const { mimetype, cacheControl } = object.metadata
    const about = { 'content-type': mimetype, 'cache-control': `public, ${cacheControl}` }
    return reply
      .code(file.statusCode)
      .headers({ ...file.headers, ...about })
      .send(file.stream)
  }
  if (file.statusCode !== 416) throw notFound()
  const range = { 'content-range': file.headers['Content-Range'], 'cache-control': 'no-store' }
  return reply.code(416).headers(range).send()
}

function notFound(): HttpError {
  return new HttpError(404, 'not_found', 'Object not found')
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
