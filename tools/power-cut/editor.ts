import { randomBytes, randomUUID } from 'node:crypto'

import { hash } from 'bcryptjs'

import { createBlankForm } from '../../src/model/blanks.ts'
import { FIRST_PASSWORD } from './server-process.ts'

/** Every so many edits a picture. */
const PICTURES = 5
const OWN_PASSWORD = 'a password of my own'
/** What makes bytes a PNG for the server. */
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

/** What the server has acknowledged: from then on a tablet throws its own copy away. */
export interface Acknowledged {
  /** The names of testimonials that were added. */
  edits: string[]
  /** Pictures by the name they were stored under. */
  pictures: Map<string, Buffer>
}

/** Signs in and adds one testimonial after the other, and now and then a picture, until it is stopped. */
export function startEditing(url: string): {
  acknowledged: Acknowledged
  /** Resolves with the first answer to an edit. */
  firstEdit: Promise<void>
  stop: () => Promise<void>
} {
  const acknowledged: Acknowledged = { edits: [], pictures: new Map() }
  const stopping = new AbortController()
  const call = caller(url, stopping.signal)
  let begin!: () => void
  const firstEdit = new Promise<void>((resolve) => (begin = resolve))
  const work = async () => {
    const token = await signIn(call)
    let { cursor } = await call<{ cursor: string }>('rpc/sync_pull', {}, token)
    while (!stopping.signal.aborted) {
      const name = `Patient ${randomUUID()}`
      const response = await call<{ cursor: string; results: { status: string }[] }>(
        'rpc/sync_push',
        { mutations: [additionOf(name)], since: cursor },
        token,
      )
      if (response.results[0]?.status !== 'ok') throw new Error(JSON.stringify(response.results))
      cursor = response.cursor
      acknowledged.edits.push(name)
      begin()
      if (acknowledged.edits.length % PICTURES === 0) {
        const [picture, bytes] = await upload(url, token, stopping.signal)
        acknowledged.pictures.set(picture, bytes)
      }
    }
  }
  // A server that is killed or frozen answers no more; anything else is a mistake of ours.
  const done = work().catch((error: unknown) => {
    if (error instanceof Refused) throw error
  })
  return {
    acknowledged,
    firstEdit: Promise.race([firstEdit, done]),
    stop: () => {
      stopping.abort()
      return done
    },
  }
}

class Refused extends Error {}

type CallServer = <T>(path: string, body: object, token?: string) => Promise<T>

function caller(url: string, signal: AbortSignal): CallServer {
  return async <T>(path: string, body: object, token?: string) => {
    const response = await fetch(`${url}/rest/v1/${path}`, {
      method: 'POST',
      signal,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(token && { 'x-session-token': token }) },
    })
    const text = await response.text()
    if (!response.ok) throw new Refused(`${path} answered ${response.status}: ${text}`)
    return JSON.parse(text) as T
  }
}

async function signIn(call: CallServer): Promise<string> {
  const enter = async (password: string) =>
    (await call<{ token?: string }>('rpc/sign_in', { username: 'superadmin', password })).token
  const existingToken = await enter(OWN_PASSWORD)
  if (existingToken !== undefined) return existingToken
  const token = (await enter(FIRST_PASSWORD)) ?? ''
  const newHash = await hash(OWN_PASSWORD, 10)
  await call('rpc/change_password', { old_password: FIRST_PASSWORD, new_hash: newHash }, token)
  return token
}

function additionOf(name: string) {
  const set = {
    ...createBlankForm('testimonials'),
    patient_name: name,
    review_english: 'Very kind.',
  }
  return { id: randomUUID(), ops: [{ op: 'insert', t: 'testimonials', id: randomUUID(), set }] }
}

async function upload(url: string, token: string, signal: AbortSignal): Promise<[string, Buffer]> {
  const name = `1700000000000-${randomBytes(16).toString('hex')}.png`
  const bytes = Buffer.concat([PNG, randomBytes(20_000)])
  const response = await fetch(`${url}/storage/v1/object/testimonials/${name}`, {
    method: 'POST',
    signal,
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'image/png', 'x-session-token': token },
  })
  if (!response.ok) throw new Refused(`The upload was answered ${response.status}`)
  return [name, bytes]
}
