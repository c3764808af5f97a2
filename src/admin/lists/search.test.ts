import { expect, test } from 'vitest'

import { folded, hasEveryWord } from './search.ts'

test.for([
  ['పార్కిన్సన్', 'పార్కిన్\u200cసన్ జబ్బు'],
  ['\u200eParkinson\u00ad’s', 'Parkinson’s disease'],
  ['dr\u00a0rao', 'Dr Rao'],
] as const)('%j is found in %j, written as it may be', ([wanted, text]) => {
  expect(hasEveryWord(folded(text), folded(wanted).split(/\s+/))).toBe(true)
})
