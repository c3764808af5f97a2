import { expect, test } from 'vitest'

import { illness } from '../../testing/sample-content.ts'
import { getCareLevel, listCareLines } from './care-level.ts'

const URGENT = 'Call 108 at once'
const TELUGU = 'వెంటనే 112కి కాల్ చేయండి'
const CALM = 'See a doctor within 1080 hours'

test.for([
  ['routine', []],
  ['routine', [CALM]],
  ['soon', [URGENT, CALM, CALM]],
  ['soon', [CALM, URGENT]],
  ['emergency', [URGENT]],
  ['emergency', [TELUGU, CALM]],
  ['emergency', [URGENT, TELUGU, CALM, CALM]],
] as const)('an illness is %s with the advice %j (S-108)', ([level, lines]) => {
  expect(getCareLevel(illness({ when_to_get_help: lines.join('\n') }), false)).toBe(level)
})

test('an illness is an emergency if its summary says so, or it has an emergency card (S-108)', () => {
  const when_to_get_help = [CALM, CALM, URGENT].join('\n')
  expect(getCareLevel(illness({ when_to_get_help }), true)).toBe('emergency')
  const short_summary = 'Stroke is an emergency: call 108.'
  expect(getCareLevel(illness({ when_to_get_help, short_summary }), false)).toBe('emergency')
})

test('advice has one point per line, without bullets and empty lines', () => {
  const text = ' See a doctor soon\n\n- Do not drive\n• Rest \n'
  expect(listCareLines(illness({ when_to_get_help: text }))).toEqual([
    'See a doctor soon',
    'Do not drive',
    'Rest',
  ])
})
