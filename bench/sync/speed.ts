import type { Browser } from 'playwright-core'

import { Device } from './device.ts'
import { pause, reasonOf, TimeoutError } from './limits.ts'
import { pickLastEdits, createPeerServer, isApplied } from './peer-server.ts'
import type { Edit, Timed } from './peer.ts'
import type { PeerSpec } from './peers.ts'
import type { Stack } from './servers/stack.ts'

/** What one step took; NaN where it could not be done. */
export interface Step extends Timed {
  caseName: Case
  requests: number
  bytes: number
  /** What was not as it should be. */
  fault?: string
}

export const CASES = [
  'cold mirror',
  'nothing changed',
  'one row changed',
  '50 edits sent',
  '500 edits sent',
  'reload to first rows',
] as const
export type Case = (typeof CASES)[number]

export interface Measured {
  peer: string
  illnesses: number
  steps: Step[]
  /** NaN where the page was lost before. */
  memoryMB: number
  /** Whether it hung, or had no rows to go on with. */
  isLost: boolean
}

const NOT_DONE = { ms: NaN, firstMs: NaN, requests: NaN, bytes: NaN }

interface Work {
  /** What has to be there first, and is not measured. */
  before?: () => Promise<void>
  work: () => Promise<Timed>
  /** What is not as it should be afterwards. */
  check?: () => Promise<string | null>
}

/** One device's life: fills, asks, edits, and is opened again. */
export async function measure(
  browser: Browser,
  peer: PeerSpec,
  { stack, illnesses, run }: { stack: Stack; illnesses: number; run: number },
): Promise<Measured> {
  const device = await Device.open(browser, peer, stack)
  const server = createPeerServer(peer, stack)
  const ids = await idsIn(stack)
  const steps: Step[] = []
  let isLost = false

  async function step(caseName: Case, { before, work, check }: Work): Promise<void> {
    if (isLost) {
      steps.push({ caseName, ...NOT_DONE, fault: 'not tried: the page was lost before' })
      return
    }
    try {
      await before?.()
      stack.gateway.traffic()
      const timed = await work()
      const traffic = stack.gateway.traffic()
      const fault = await check?.()
      steps.push({ caseName, ...timed, ...traffic, ...(fault && { fault }) })
    } catch (error) {
      // Without its rows, or with a step that goes on behind its back, a device can do nothing else.
      isLost = error instanceof TimeoutError || caseName === 'cold mirror'
      steps.push({ caseName, ...NOT_DONE, fault: reasonOf(error) })
    }
  }
  const settle = () => pause(peer.settleMs)
  const countIs = async () => {
    const count = await device.count()
    return count === illnesses ? null : `has ${count} of ${illnesses} rows`
  }
  const changed: Edit = {
    id: ids[0] ?? '',
    fields: { short_summary: `Changed elsewhere, ${run}.` },
  }
  const newest = async () =>
    isApplied(changed, await device.get(changed.id)) ? null : 'has not got the change'
  const sending = (count: number): Work => {
    const edits = wordsFor(ids, count, `Run ${run}, of ${count}`)
    const rows = pickLastEdits(edits)
    return {
      async before() {
        await device.edit(edits)
        await settle()
      },
      work: () => device.timed('flush'),
      async check() {
        const missing = rows.length - (await server.standing(rows))
        return missing === 0 ? null : `${missing} of ${rows.length} rows did not arrive`
      },
    }
  }

  try {
    await step('cold mirror', { work: () => device.timed('mirror'), check: countIs })
    await step('nothing changed', {
      async before() {
        await settle()
        // RxDB goes through all rows once more after they came, and never again.
        await device.timed('pull')
      },
      work: () => device.timed('pull'),
    })
    await step('one row changed', {
      before: () => server.write(changed),
      work: () => device.timed('pull'),
      check: newest,
    })
    await step('50 edits sent', sending(50))
    await step('500 edits sent', sending(500))
    await step('reload to first rows', {
      async before() {
        await device.timed('pull')
        await settle()
      },
      work: () => device.reload(),
      check: countIs,
    })
    const memoryMB = isLost ? NaN : await device.memory().catch(() => NaN)
    return { peer: peer.name, illnesses, steps, memoryMB, isLost }
  } finally {
    await device.close()
  }
}

/** Of a peer that could not even be opened. */
export function failed({ name }: PeerSpec, illnesses: number, fault: string): Measured {
  const steps = CASES.map((caseName) => ({ caseName, ...NOT_DONE, fault }))
  return { peer: name, illnesses, steps, memoryMB: NaN, isLost: true }
}

export async function idsIn({ db }: Stack): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    'select id from public.health_library_illnesses order by display_order, id',
  )
  return rows.map(({ id }) => id)
}

/** So many edits, one row after the other, and round again where there are fewer rows. */
export function wordsFor(ids: readonly string[], count: number, words: string): Edit[] {
  return Array.from({ length: count }, (_, n) => ({
    id: ids[n % ids.length] ?? '',
    fields: { short_summary: `${words}: edit ${n} says when to see a neurologist about it.` },
  }))
}
