import type { GuardedTable } from '#model/permissions.ts'
import type { Role } from '#model/roles.ts'

import { createTestPicture } from '../../local/storage-for-tests.ts'
import type { TestWorld } from '../contract/world.ts'

/** A caller: what their device sends, and what they truthfully call themselves. */
export interface Person {
  token: string | null
  id: string
}

/** A new account of this role with an open session; no password is made, which would take long. */
export async function createNewcomer({ db }: TestWorld, role: Role): Promise<Person> {
  const id = crypto.randomUUID()
  const token = crypto.randomUUID().replaceAll('-', '').padEnd(43, 'x')
  await db.query(
    `insert into public.users (id, username, email, role) values ($1, $2, $2 || '@clinic.invalid', $3)`,
    [id, `person-${id}`, role],
  )
  await db.query(
    `insert into private.sessions (token_hash, user_id) values (encode(sha256(convert_to($2, 'UTF8')), 'hex'), $1)`,
    [id, token],
  )
  return { id, token }
}

/** Sends a request as a person; answers with the status and what the body holds. */
export async function sendRequest(
  { url, key }: TestWorld,
  { token }: Person,
  path: string,
  {
    method = 'GET',
    body,
    headers = {},
  }: { method?: string; body?: unknown; headers?: object } = {},
): Promise<{ status: number; body: unknown }> {
  const isBytes = body instanceof Uint8Array
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      apikey: key,
      ...(token === null ? {} : { 'x-session-token': token }),
      'content-type': isBytes ? 'image/png' : 'application/json',
      ...headers,
    },
    ...(body !== undefined && {
      body: isBytes ? new Uint8Array(body) : JSON.stringify(body),
    }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? '' : parsed(text) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The word of the page of permissions for what a procedure answered. */
export async function callByHttp(
  world: TestWorld,
  person: Person,
  name: string,
  args: object,
): Promise<string> {
  const { status, body } = await sendRequest(world, person, `/rest/v1/rpc/${name}`, {
    method: 'POST',
    body: args,
  })
  if (status >= 300) return codeOf(body) ?? `HTTP ${status}`
  if (body === null) return 'nothing'
  return (body as { error?: string }).error ?? 'ok'
}

const codeOf = (body: unknown) => (body as { code?: string } | null)?.code

/** How many rows of these columns a caller gets, or the code of the refusal. */
export async function readByHttp(
  world: TestWorld,
  person: Person,
  table: GuardedTable,
  query: string,
): Promise<number | string> {
  const { status, body } = await sendRequest(world, person, `/rest/v1/${table}?${query}`)
  return status === 200 && Array.isArray(body) ? body.length : (codeOf(body) ?? `HTTP ${status}`)
}

/** Every way a table could be written past the procedures, and what each is answered with. */
export async function writesByHttp(
  world: TestWorld,
  person: Person,
  table: GuardedTable,
  id: string,
): Promise<[way: string, code: string][]> {
  const row = { id }
  const at = `/rest/v1/${table}`
  const ways: [string, string, { method: string; body?: unknown; headers?: object }][] = [
    ['insert', at, { method: 'POST', body: { id: crypto.randomUUID() } }],
    ['insert of many', `${at}?columns=id`, { method: 'POST', body: [row, row] }],
    [
      'upsert',
      at,
      { method: 'POST', body: row, headers: { prefer: 'resolution=merge-duplicates' } },
    ],
    ['update', `${at}?id=eq.${id}`, { method: 'PATCH', body: row }],
    ['put', `${at}?id=eq.${id}`, { method: 'PUT', body: row }],
    ['delete', `${at}?id=eq.${id}`, { method: 'DELETE' }],
  ]
  return Promise.all(
    ways.map(async ([way, path, init]) => {
      const { status, body } = await sendRequest(world, person, path, init)
      return [way, status < 300 ? `HTTP ${status}` : (codeOf(body) ?? `HTTP ${status}`)] as [
        string,
        string,
      ]
    }),
  )
}

const STORE = '/storage/v1/object'

/** Sends a picture: ok, or the code of the database for the refusal that Storage words its own way. */
export async function uploadByHttp(
  world: TestWorld,
  person: Person,
  bucket: string,
  name: string,
): Promise<string> {
  const path = `${STORE}/${bucket}/${name}`
  const { status, body } = await sendRequest(world, person, path, {
    method: 'POST',
    body: createTestPicture(),
  })
  if (status === 200) return 'ok'
  const { statusCode } = body as { statusCode?: string }
  return { '401': 'PT401', '403': '42501' }[statusCode ?? ''] ?? `HTTP ${status}`
}

/** Whether a file is read by its address. */
export async function fileByHttp(world: TestWorld, person: Person, bucket: string, name: string) {
  const { status } = await sendRequest(world, person, `${STORE}/public/${bucket}/${name}`)
  return status === 200 ? 'ok' : `HTTP ${status}`
}

/** Removes a file: ok, none when nothing was removed. */
export async function removeByHttp(world: TestWorld, person: Person, bucket: string, name: string) {
  const { status, body } = await sendRequest(world, person, `${STORE}/${bucket}`, {
    method: 'DELETE',
    body: { prefixes: [name] },
  })
  if (status !== 200) return `HTTP ${status}`
  return (body as unknown[]).length > 0 ? 'ok' : 'none'
}
