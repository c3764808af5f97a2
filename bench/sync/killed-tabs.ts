import type { Case, Fate, Scene, CaseOutcome } from './correctness-cases.ts'
import type { Device } from './device.ts'
import { pause, catchMessage } from './limits.ts'
import { isApplied } from './peer-server.ts'
import type { Edit } from './peer.ts'
import { timesWritten } from './servers/written-rows.ts'
import { wordsFor } from './speed.ts'

type RunOutcome = Omit<CaseOutcome, 'label'>

const EDITS = 50
/** Time for everything that is under way to reach the server. */
const ARRIVE_MS = 500
/** A device that was opened again sends by itself what it still has: so long it is waited for. */
const LEFT_MS = 15_000

/** Tabs that die before, while and after they send, and are opened again. */
export function killedTabs({ peer, stack, server, ids, open, openEmpty }: Scene): Case[] {
  return [
    { label: 'a tab killed as soon as its first mirror is there', run: killedWithRows },
    { label: 'a tab killed after 50 edits, before any was sent', run: () => killedBefore(0) },
    { label: 'the same, killed three seconds later', run: () => killedBefore(3_000) },
    { label: 'a tab killed in the middle of a push of 50 edits', run: killedDuring },
    { label: 'a later text of another user in a row whose push was cut off', run: laterWords },
  ]

  async function killedWithRows(): Promise<RunOutcome> {
    const device = await openEmpty()
    try {
      await device.timed('mirror')
      await device.killAndReopen()
      return { fate: 'safe', saw: `${await device.count()} of ${ids.length} rows are still there` }
    } finally {
      await device.close()
    }
  }

  async function killedBefore(afterMs: number): Promise<RunOutcome> {
    const device = await open()
    try {
      const edits = wordsFor(ids.slice(10), EDITS, `Killed after ${afterMs} ms`)
      await device.edit(edits)
      await pause(afterMs)
      await device.killAndReopen()
      const left = await sendWhatIsLeft(device, edits)
      const standing = await server.standing(edits)
      return { fate: fateOf(standing, left), saw: `${standing} of ${EDITS} stand${left}` }
    } finally {
      await device.close()
    }
  }

  async function killedDuring(): Promise<RunOutcome> {
    const before = await timesWritten(stack.db, peer.table)
    const outcome = await cutOff('In the middle', async () => undefined)
    const after = await timesWritten(stack.db, peer.table)
    if (!before || !after) return outcome
    const again = [...after].filter(([id, times]) => times > (before.get(id) ?? 0) + 1).length
    return { ...outcome, saw: `${outcome.saw}; ${again} of them written twice` }
  }

  /** After the push arrived and the tab died, another user edits a row of it. */
  async function laterWords(): Promise<RunOutcome> {
    const words = { short_summary: 'What another user wrote later.' }
    let id = ''
    await cutOff('Cut off', async (edits) => {
      for (const edit of edits) {
        if (!id && isApplied(edit, await server.read(edit.id))) id = edit.id
      }
      if (id) await server.write({ id, fields: words })
    })
    if (!id) return { fate: 'could not be run', saw: 'nothing had arrived when the tab died' }
    return isApplied({ id, fields: words }, await server.read(id))
      ? { fate: 'safe', saw: 'they stand' }
      : { fate: 'applied twice', saw: 'the edit was sent again and written over them' }
  }

  /** The server takes what comes, its answers get lost, and the tab dies. */
  async function cutOff(
    words: string,
    meanwhile: (edits: readonly Edit[]) => Promise<void>,
  ): Promise<RunOutcome> {
    const device = await open()
    try {
      const edits = wordsFor(ids.slice(70), EDITS, words)
      await device.edit(edits)
      await pause(ARRIVE_MS)
      await Promise.race([pushWithoutResponse(device, edits), pause(LEFT_MS)])
      await pause(ARRIVE_MS)
      const before = await server.standing(edits)
      await device.killAndReopen(async () => {
        await meanwhile(edits)
        stack.gateway.letGo()
      })
      const left = await sendWhatIsLeft(device, edits)
      const standing = await server.standing(edits)
      const saw = `${before} had arrived when it died, ${standing} of ${EDITS} stand in the end${left}`
      return { fate: fateOf(standing, left), saw }
    } finally {
      await device.close()
    }
  }

  async function pushWithoutResponse(device: Device, edits: readonly Edit[]): Promise<void> {
    // TinyBase's server asks back before it takes anything, so its line is cut when it has.
    if (peer.table === null) {
      void catchMessage(device.timed('flush'))
      const until = performance.now() + LEFT_MS
      while (performance.now() < until && (await server.standing(edits)) === 0) await pause(1)
      void stack.gateway.holdResponses()
      return
    }
    const reached = stack.gateway.holdResponses()
    void catchMessage(device.timed('flush'))
    await reached
  }

  /** Opened again, a device goes on by itself; what it complains of meanwhile is part of what is seen. */
  async function sendWhatIsLeft(device: Device, edits: readonly Edit[]): Promise<string> {
    const until = performance.now() + LEFT_MS
    const late = pause(LEFT_MS).then(() => `it was still sending after ${LEFT_MS / 1000} s`)
    const problems = new Set<string>()
    for (const step of ['flush', 'pull'] as const) {
      problems.add(await Promise.race([catchMessage(device.timed(step)), late]))
    }
    while (performance.now() < until && (await server.standing(edits)) < edits.length) {
      await pause(100)
    }
    problems.delete('')
    return problems.size === 0 ? '' : ` (${[...problems].join('; ')})`
  }
}

/** Words that are not there while the device still complains may be waiting on it: they are not lost. */
function fateOf(standing: number, left: string): Fate {
  if (standing === EDITS) return 'safe'
  return left ? 'could not be run' : 'lost'
}
