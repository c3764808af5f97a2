import { describe, expect, test } from 'vitest'

import { canMountDisks } from './disk.ts'
import { cutPower, killAgainAndAgain } from './trial.ts'

// A few of each; `npm run power-cuts` does many, and prints what it saw.
const NOTHING = { edits: 0, pictures: 0 }

test(
  'a server killed in the middle of edits loses nothing that it acknowledged',
  { tags: ['full'] },
  async () => {
    for (const outcome of await killAgainAndAgain([0.7])) {
      expect(outcome).toMatchObject({ fault: null, losses: NOTHING })
      expect(outcome.acknowledged.edits).toBeGreaterThan(0)
    }
  },
)

describe.runIf(canMountDisks())('a power cut', { tags: ['full'] }, () => {
  test('a power cut during the first start leaves a clinic that starts', async () => {
    expect(await cutPower({ after: 4, from: 'start' })).toMatchObject({ fault: null })
  })

  test('a power cut during edits loses no acknowledged edit or picture', async () => {
    const outcome = await cutPower({ after: 1.5, from: 'editing' })
    expect(outcome).toMatchObject({ fault: null, losses: NOTHING })
    expect(outcome.acknowledged.edits).toBeGreaterThan(5)
    expect(outcome.acknowledged.pictures).toBeGreaterThan(0)
  })
})
