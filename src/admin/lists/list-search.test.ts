import { expect, test } from 'vitest'

import { createSearchText, matchesAllTerms, tokenizeSearch } from './list-search.ts'

const textOf = createSearchText<{ name: string; names?: string[]; 'te:name'?: string | null }>([
  'name',
  'names',
])

test.for([
  ['పార్కిన్సన్', 'పార్కిన్\u200cసన్ జబ్బు'],
  ['పార్కిన్\u200cసన్', 'పార్కిన్సన్ జబ్బు'],
  ['\u200eParkinson\u00ad’s', 'Parkinson’s disease'],
  ['meniere', 'Ménière’s Disease'],
  ['dr\u00a0rao', 'Dr Rao'],
] as const)('%j matches %j in any Unicode form', ([search, name]) => {
  expect(matchesAllTerms(textOf({ name }), tokenizeSearch(search))).toBe(true)
})

test('a row is found by its translations and by lists of names', () => {
  const row = { name: 'Fits', names: ['Mirgi', 'मिर्गी'], 'te:name': 'మూర్ఛ' }
  for (const search of ['మూర్ఛ', 'मिर्गी', 'fits mirgi']) {
    expect(matchesAllTerms(textOf(row), tokenizeSearch(search))).toBe(true)
  }
  expect(matchesAllTerms(textOf({ ...row, 'te:name': null }), tokenizeSearch('మూర్ఛ'))).toBe(false)
})
