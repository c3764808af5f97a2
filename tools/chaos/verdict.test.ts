import { expect, test } from 'vitest'

import { countVerdicts, isFault, judgeWord, type FinalState, type TestWord } from './verdict.ts'

const RAO = 'doctors/rao'

const aWord = (word: Partial<TestWord> = {}): TestWord => ({
  text: 'w1',
  field: 'qualification',
  isSaved: true,
  isGivenUp: false,
  ...word,
})
const wrote = (text: string, record = RAO) => ({
  record,
  isDeletion: false,
  after: { qualification: text },
})
const createEntry = (text: string, state: 'queued' | 'sent' | 'parked', records = [RAO]) => ({
  records,
  state,
  content: `{"qualification":"${text}"}`,
})
const atRest = (rest: Partial<FinalState> = {}): FinalState => ({
  lines: [],
  rows: new Map(),
  outboxes: [],
  ...rest,
})
const rowsWith = (text: string) => new Map([[RAO, { qualification: text }]])
const deletion = { record: RAO, isDeletion: true, after: null }

test.for<[string, Partial<TestWord>, Partial<FinalState>]>([
  ['in its row', {}, { lines: [wrote('w1')], rows: rowsWith('w1') }],
  ['replaced by a later edit', {}, { lines: [wrote('w1'), wrote('w2')], rows: rowsWith('w2') }],
  ['replaced by a later edit', {}, { lines: [wrote('w1'), deletion] }],
  ['waits for its author', {}, { outboxes: [[], [createEntry('w1', 'parked')]] }],
  [
    'waits behind such an edit',
    {},
    { outboxes: [[createEntry('w0', 'parked'), createEntry('w1', 'queued')]] },
  ],
  ['given up by its author', { isGivenUp: true }, {}],
  ['never said to be saved', { isSaved: false }, {}],
])('a typed text is accounted for when its verdict is: %s (I1)', ([verdict, word, rest]) => {
  expect(judgeWord(aWord(word), atRest(rest))).toBe(verdict)
  expect(isFault(judgeWord(aWord(word), atRest(rest)))).toBe(false)
})

test.for<[string, string, Partial<TestWord>, Partial<FinalState>]>([
  ['I1', 'LOST', {}, {}],
  ['I1', 'LOST', {}, { lines: [wrote('w2')], rows: rowsWith('w2') }],
  ['I2', 'APPLIED TWICE', {}, { lines: [wrote('w1'), wrote('w1')], rows: rowsWith('w1') }],
  // No edit accounts for the text that replaced it, or it was replaced without a log line.
  ['I3', 'GONE FROM ITS ROW', {}, { lines: [wrote('w0'), wrote('w1')], rows: rowsWith('w0') }],
  ['I3', 'GONE FROM ITS ROW', {}, { lines: [wrote('w1'), wrote('w2', 'doctors/asha')] }],
  [
    'I8',
    'APPLIED AND STILL HERE',
    {},
    { lines: [wrote('w1')], rows: rowsWith('w1'), outboxes: [[createEntry('w1', 'parked')]] },
  ],
  ['I7', 'STUCK', {}, { outboxes: [[createEntry('w1', 'sent')]] }],
  [
    'I7',
    'STUCK',
    {},
    { outboxes: [[createEntry('w0', 'parked', ['doctors/asha']), createEntry('w1', 'queued')]] },
  ],
  // What holds up one device is no reason on another.
  ['I7', 'STUCK', {}, { outboxes: [[createEntry('w0', 'parked')], [createEntry('w1', 'queued')]] }],
  ['I2', 'APPLIED TWICE', { isSaved: false }, { lines: [wrote('w1'), wrote('w1')] }],
])('a broken rule %s gives the verdict %s', ([, verdict, word, rest]) => {
  expect(judgeWord(aWord(word), atRest(rest))).toBe(verdict)
  expect(isFault(judgeWord(aWord(word), atRest(rest)))).toBe(true)
})

test('counts the typed texts by verdict', () => {
  const rest = atRest({ lines: [wrote('w1')], rows: rowsWith('w1') })
  const counted = countVerdicts([aWord(), aWord({ text: 'w2' }), aWord({ text: 'w3' })], rest)
  expect([...counted].map(([verdict, words]) => [verdict, words.length])).toEqual([
    ['in its row', 1],
    ['LOST', 2],
  ])
})
