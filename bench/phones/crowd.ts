import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'

import type { SyncResponse } from '../../src/model/mutation.ts'

/** Polls as a phone does while its page is visible (D10). */
const PERIOD_MS = 60_000
const SPREAD = 0.1
/** Phones have a connection each; their requests are the same on a few. */
const CONNECTIONS = 100

/** One answer that a phone had: when it asked and was answered, and the newest edit it knew then. */
export interface Poll {
  requestedAt: number
  respondedAt: number
  edit: number
}

/** So many phones that begin within the first minute and poll until the time is over; what each of them had, in order. */
export async function simulateCrowd(
  url: string,
  { phones, until }: { phones: number; until: number },
): Promise<Poll[][]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const all = await Promise.all(
    Array.from({ length: phones }, (_, number) =>
      phone({ url, agent, until, begin: (PERIOD_MS * number) / phones }),
    ),
  )
  agent.destroy()
  return all
}

interface Phone {
  url: string
  agent: Agent
  until: number
  /** Milliseconds until its first poll. */
  begin: number
}

async function phone({ url, agent, until, begin }: Phone): Promise<Poll[]> {
  const polls: Poll[] = []
  let cursor = ''
  let edit = 0
  let wait = begin
  while (performance.now() + wait < until) {
    await pause(wait)
    const requestedAt = performance.now()
    const { response } = await poll(url, cursor, agent)
    cursor = response.cursor
    const named = (response.put?.testimonials ?? []).map((row) => numberIn(row['patient_name']))
    edit = Math.max(edit, ...named)
    polls.push({ requestedAt, respondedAt: performance.now(), edit })
    wait = PERIOD_MS * (1 + SPREAD * (2 * Math.random() - 1))
  }
  return polls
}

/** How the edits of this bench are told apart. */
export const nameOf = (edit: number): string => `Edit ${edit}`
const numberIn = (name: unknown): number => Number(/^Edit (\d+)$/.exec(String(name))?.[1] ?? 0)

/** One poll: its answer, and all that came over the network for it, head included. */
export function poll(
  site: string,
  cursor: string,
  agent?: Agent,
): Promise<{ response: SyncResponse; bytes: number }> {
  return new Promise((resolve, reject) => {
    const url = `${site}/rest/v1/rpc/visitor_pull?since=${cursor}`
    get(url, { ...(agent && { agent }), headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        const bytes = body.length + response.rawHeaders.join('').length
        if (response.statusCode !== 200) return reject(new Error(`status ${response.statusCode}`))
        const isSmaller = response.headers['content-encoding'] === 'br'
        const text = (isSmaller ? brotliDecompressSync(body) : body).toString()
        resolve({ response: JSON.parse(text) as SyncResponse, bytes })
      })
    }).on('error', reject)
  })
}
