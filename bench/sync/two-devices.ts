import type { Case, Scene } from './correctness-cases.ts'
import { pause, catchMessage } from './limits.ts'
import { isApplied } from './peer-server.ts'
import type { Edit } from './peer.ts'

/** The time between the two edits: long enough to order them by the devices' clocks. */
const BETWEEN_MS = 500

/** Two devices with the same rows edit one of them, and then send: first the one, then the other. */
export function twoDevices({ open, server, ids }: Scene): Case[] {
  return [
    {
      label: 'two devices edit different fields of a row',
      run: () => together(ids[0], 'meaning'),
    },
    {
      label: 'two devices edit the same field of a row',
      run: () => together(ids[1], 'short_summary'),
    },
  ]

  async function together(id = '', second: 'meaning' | 'short_summary') {
    const one = await open()
    const otherDevice = await open()
    try {
      const first: Edit = { id, fields: { short_summary: 'What Asha wrote.' } }
      const later: Edit = { id, fields: { [second]: 'What Bala wrote.' } }
      await one.edit([first])
      await pause(BETWEEN_MS)
      await otherDevice.edit([later])
      await one.timed('flush')
      const refused = await catchMessage(otherDevice.timed('flush'))
      await one.timed('pull')
      await catchMessage(otherDevice.timed('pull'))
      const conflictTexts = [...(await one.questions()), ...(await otherDevice.questions())]
      const row = await server.read(id)
      const fates = [
        fateOf(first, { whose: 'the first’s', row, conflictTexts }),
        fateOf(later, { whose: 'the second’s', row, conflictTexts }),
      ]
      const saw = `${fates.join('; ')}${refused && ` (${refused})`}`
      return { fate: saw.includes('lost') ? ('lost' as const) : ('safe' as const), saw }
    } finally {
      await one.close()
      await otherDevice.close()
    }
  }
}

interface Afterwards {
  whose: string
  row: Record<string, unknown>
  conflictTexts: readonly string[]
}

function fateOf({ id, fields }: Edit, { whose, row, conflictTexts }: Afterwards): string {
  if (isApplied({ id, fields }, row)) return `${whose} words stand`
  const words = Object.values(fields)
  return conflictTexts.some((text) => words.includes(text))
    ? `${whose} words are kept, and their author is asked`
    : `${whose} words are lost without notice`
}
