import { randomUUID } from 'node:crypto'

import { hash } from 'bcryptjs'

import { createBlankForm } from '../../src/model/blanks.ts'
import type { Op } from '../../src/model/mutation.ts'

/** A staff member who edits, and has synced after the last edit. */
export interface Editor {
  /**
   * Sends one batch of edits, each of these operations, and says which of them were done; a busy
   * server holds the rest. Throws when one was refused.
   */
  push: (edits: readonly (readonly Op[])[]) => Promise<boolean[]>
}

type Json = Record<string, unknown>

/** Calls a procedure; answers with what it answers. */
export async function call(url: string, name: string, body: Json, token = ''): Promise<Json> {
  const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token && { 'x-session-token': token }) },
  })
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Json
}

/** Signs in as the first account of a new clinic and chooses its password. */
export async function startEditing(url: string): Promise<Editor> {
  const password = 'the first password'
  const { token } = await call(url, 'sign_in', { username: 'superadmin', password })
  const newHash = await hash('another password', 10)
  await call(url, 'change_password', { old_password: password, new_hash: newHash }, String(token))
  let { cursor } = await call(url, 'sync_pull', {}, String(token))
  return {
    async push(edits) {
      const mutations = edits.map((ops) => ({ id: randomUUID(), ops }))
      const response = await call(url, 'sync_push', { mutations, since: cursor }, String(token))
      const results = response['results'] as { status: string }[]
      const refused = results.filter(({ status }) => !['ok', 'held'].includes(status))
      if (refused.length > 0) throw new Error(JSON.stringify(refused))
      ;({ cursor } = response)
      return results.map(({ status }) => status === 'ok')
    },
  }
}

/** A new testimonial. */
export function addition(): Op {
  const set = {
    ...createBlankForm('testimonials'),
    patient_name: 'Anonymous',
    review_english: 'Kind.',
  }
  return { t: 'testimonials', id: randomUUID(), op: 'insert', set }
}
