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
      what: 'two devices edit different fields of a row',
      look: () => together(ids[0], 'meaning'),
    },
    {
      what: 'two devices edit the same field of a row',
      look: () => together(ids[1], 'short_summary'),
    },
  ]

  async function together(id = '', second: 'meaning' | 'short_summary') {
    const one = await open()
    const other = await open()
    try {
      const first: Edit = { id, fields: { short_summary: 'What Asha wrote.' } }
      const later: Edit = { id, fields: { [second]: 'What Bala wrote.' } }
      await one.edit([first])
      await pause(BETWEEN_MS)
      await other.edit([later])
      await one.timed('flush')
      const refused = await catchMessage(other.timed('flush'))
      await one.timed('pull')
      await catchMessage(other.timed('pull'))
      const asked = [...(await one.questions()), ...(await other.questions())]
      const row = await server.read(id)
      const fates = [
        fateOf(first, { whose: 'the first’s', row, asked }),
        fateOf(later, { whose: 'the second’s', row, asked }),
      ]
      const saw = `${fates.join('; ')}${refused && ` (${refused})`}`
      return { fate: saw.includes('lost') ? ('lost' as const) : ('safe' as const), saw }
    } finally {
      await one.close()
      await other.close()
    }
  }
}

interface Afterwards {
  whose: string
  row: Record<string, unknown>
  asked: readonly string[]
}

function fateOf({ id, fields }: Edit, { whose, row, asked }: Afterwards): string {
  if (isApplied({ id, fields }, row)) return `${whose} words stand`
  const words = Object.values(fields)
  return asked.some((text) => words.includes(text))
    ? `${whose} words are kept, and their author is asked`
    : `${whose} words are lost without notice`
}
