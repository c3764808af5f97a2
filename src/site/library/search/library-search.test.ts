import fc from 'fast-check'
import MiniSearch from 'minisearch'
import { expect, test, vi } from 'vitest'

import { illness } from '../../testing/sample-content.ts'
import { rangesOf } from '../list/library-marks.tsx'
import { indexOf } from './library-forgiving.ts'
import { initialOf, lettersOf } from './library-letters.ts'
import { foundIllnesses, type Marks } from './library-search.ts'
import { plainForms, wordsOf } from './library-words.ts'
import type { Illness } from './searchable.ts'

const parkinson = illness({
  illness_name: "Parkinson's Disease",
  short_summary: 'Slowness, stiffness and sometimes shaking.',
  tags: ['tremor', 'dopamine'],
  symptoms: ['Small handwriting'],
  display_order: 1,
})
const migraine = illness({
  illness_name: 'Migraine',
  short_summary: 'Attacks of headache, often throbbing.',
  tags: ['మైగ్రేన్ తలనొప్పి', 'aura'],
  display_order: 2,
})
const epilepsy = illness({
  illness_name: 'Epilepsy',
  short_summary: 'A tendency to have repeated fits (seizures).',
  display_order: 3,
})
const vertigo = illness({
  illness_name: 'Ménière’s Disease',
  short_summary: 'Spells of dizziness. 100% real? [sic] <b>C:\\*</b> 👩‍⚕️ עברית',
  display_order: 4,
})
const library = [parkinson, migraine, epilepsy, vertigo]

const named = (names: readonly string[]) => names.map((name) => illness({ illness_name: name }))

const namesOf = (list: readonly { illness: Illness }[]) =>
  list.map((hit) => hit.illness.illness_name)

async function search(typed: string, illnesses: readonly Illness[] = library) {
  const forgiving = await indexOf(illnesses, new AbortController().signal)
  return foundIllnesses(illnesses, { typed, category: null }, forgiving)
}

test.for([
  ['siezure', 'Epilepsy'],
  ['parkinsn', "Parkinson's Disease"],
  ['migrane', 'Migraine'],
  ['PARKINSONS', "Parkinson's Disease"],
  ['handwritin', "Parkinson's Disease"],
  ['disease tremor', "Parkinson's Disease"],
  ['meniere', 'Ménière’s Disease'],
  ['how to treat a migrane', 'Migraine'],
  ['తలనొప్పి', 'Migraine'],
  ['తలనోప్పి', 'Migraine'],
  ['మైగ్రేన్', 'Migraine'],
  ['మైగ్రేన', 'Migraine'],
] as const)('AC-088 %s finds %s first', async ([typed, name]) => {
  const { hits } = await search(typed)
  expect(namesOf(hits)[0]).toBe(name)
})

test('what is only alike is called a guess, and is left out where the words themselves are found', async () => {
  expect((await search('siezure')).guessed).toBe(true)
  expect((await search('seizure')).guessed).toBe(false)
  expect((await search('xylophone')).hits).toEqual([])
})

test('AC-090 hits in the name come first, then others, then what is alike, each in display order', async () => {
  const rows = [
    illness({ illness_name: 'Alike', short_summary: 'A tremer at rest.' }),
    illness({ illness_name: 'Elsewhere', short_summary: 'With tremor.' }),
    illness({ illness_name: 'Tag', tags: ['Tremor'] }),
    illness({ illness_name: 'Essential tremor' }),
    illness({ illness_name: 'Tremor' }),
  ]
  const { hits } = await search('tremor', rows)
  expect(namesOf(hits)).toEqual(['Essential tremor', 'Tremor', 'Elsewhere', 'Tag', 'Alike'])
})

test.for([
  '100%',
  '[sic]',
  'real? [',
  String.raw`C:\*`,
  '<b>',
  '(seizures)',
  '.*',
  '+',
  '\\',
  '$&',
  '👩‍⚕️',
  '⚕',
  'עברית',
  '\u202e',
  '\ud800',
  '\0',
  '-',
  'constructor',
  '__proto__',
  'ొ',
])('AC-088 %j is searched for as it is written', async (typed) => {
  const { hits } = await search(typed)
  const exact = library.filter((row) => mentions(row, typed))
  expect(namesOf(hits)).toEqual(expect.arrayContaining(exact.map((row) => row.illness_name)))
  for (const { illness: row, marks } of hits)
    expect(markedIn(row.short_summary, marks)).toBeTruthy()
})

test.for(['tremor '.repeat(1_430), 't'.repeat(10_000), 'త'.repeat(10_000)])(
  'AC-088 of a text of 10,000 letters, pasted by mistake, no more than eight words of 40 letters are looked up (%.10s)',
  async (typed) => {
    await search('made once, before anything is counted')
    const cut = vi.spyOn(Intl.Segmenter.prototype, 'segment')
    const lookedUp = vi.spyOn(MiniSearch.prototype, 'search')
    await search(typed)
    const asked = lookedUp.mock.calls.map(([query]) => (query as string).split(' '))
    expect(asked.length).toBeGreaterThan(0)
    for (const words of asked) {
      expect(words.length).toBeLessThanOrEqual(8)
      expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(40)
    }
    const lettersCut = cut.mock.calls.map(([text]) => text.length)
    expect(Math.max(0, ...lettersCut)).toBeLessThanOrEqual(8 * 40 + 7)
    vi.restoreAllMocks()
  },
)

test('AC-088 whatever has the typed text in its name, summary or a tag is found, with anything else besides', async () => {
  const forgiving = await indexOf(library, new AbortController().signal)
  const source = library.flatMap((row) => [row.illness_name, row.short_summary, ...row.tags])
  const piece = fc
    .tuple(fc.constantFrom(...source), fc.nat(60), fc.integer({ min: 1, max: 20 }), fc.boolean())
    .map(([text, from, length, upper]) => {
      const cut = text.slice(from % text.length, (from % text.length) + length)
      return upper ? cut.toUpperCase() : cut
    })
  let exactOnes = 0
  fc.assert(
    fc.property(fc.oneof(piece, fc.string(), fc.string({ unit: 'binary' })), (typed) => {
      const { hits } = foundIllnesses(library, { typed, category: null }, forgiving)
      const found = new Set(hits.map((hit) => hit.illness))
      const exact = library.filter((row) => mentions(row, typed))
      exactOnes += exact.length
      expect(exact.filter((row) => !found.has(row))).toEqual([])
    }),
    { numRuns: 60 },
  )
  expect(exactOnes).toBeGreaterThan(20)
})

/** The search exactly as specified: whatever has the typed text in its name, summary or a tag. */
function mentions(row: Illness, typed: string): boolean {
  const wanted = typed.trim().toLowerCase()
  return [row.illness_name, row.short_summary, ...row.tags].some((text) =>
    text.toLowerCase().includes(wanted),
  )
}

test('AC-089 a category is matched by its whole id', () => {
  const rows = [
    illness({ illness_name: 'One', category_id: 'abc' }),
    illness({ illness_name: 'Two', category_id: 'abcd' }),
  ]
  const one = foundIllnesses(rows, { typed: '', category: 'abc' })
  const both = foundIllnesses(rows, { typed: 'o', category: 'abcd' })
  expect([namesOf(one.hits), namesOf(both.hits)]).toEqual([['One'], ['Two']])
})

test('an index that is no longer wanted is not finished', async () => {
  const stop = new AbortController()
  const waiting = indexOf([illness({ illness_name: 'Something newer' })], stop.signal)
  stop.abort()
  expect(await waiting).toBeNull()
})

/** A text with its marks as brackets. */
function markedIn(text: string, marks: Marks | null): string {
  const ranges = marks ? rangesOf(text.normalize('NFC'), marks) : []
  return ranges.reduceRight(
    (rest, [from, to]) => `${rest.slice(0, from)}[${rest.slice(from, to)}]${rest.slice(to)}`,
    text.normalize('NFC'),
  )
}

test.for([
  ['tremor and Tremors', 'tremor', '[tremor] and [Tremor]s'],
  ['a.b a+b', 'a.b', '[a.b] a+b'],
  ['100% (sure)', '% (', '100[% (]sure)'],
  ['<b>bold</b>', '<b>', '[<b>]bold</b>'],
  ['👩‍⚕️ here', '👩', '[👩‍⚕️] here'],
  // Half of a syllable is never marked: its vowel sign or conjunct would be drawn alone.
  ['తలనొప్పి ఉంది', 'న', 'తల[నొ]ప్పి ఉంది'],
  ['క్షయ', 'క', '[క్ష]య'],
  ['క్షయ', 'ష', '[క్ష]య'],
  ['తలనొప్పి', 'ొ', 'తల[నొ]ప్పి'],
  ['పార్కిన్సన్ వ్యాధి', 'పార్కిన్సన్', '[పార్కిన్సన్] వ్యాధి'],
  ['nothing', 'x', 'nothing'],
] as const)('in %j a search for %j marks %j', ([text, piece, marked]) => {
  expect(markedIn(text, { piece })).toBe(marked)
})

test('words that are alike are marked whole', async () => {
  const { hits } = await search('parkinsn')
  expect(markedIn("Parkinson's Disease", hits[0]?.marks ?? null)).toBe("[Parkinson's] Disease")
})

test.for([
  ["Parkinson's disease, 24/7", ["Parkinson's", 'disease', '24', '7']],
  ['మైగ్రేన్ తలనొప్పి, క్షయ', ['మైగ్రేన్', 'తలనొప్పి', 'క్షయ']],
  ['REM నిద్ర', ['REM', 'నిద్ర']],
  ['<b>&nbsp;</b>', ['b', 'nbsp', 'b']],
  ['👩‍⚕️ …', []],
] as const)('%j has the words %j', ([text, words]) => {
  expect(wordsOf(text).map((word) => word.text)).toEqual(words)
  for (const word of wordsOf(text)) {
    expect(text.slice(word.index, word.index + word.text.length)).toBe(word.text)
  }
})

test('words are the same in a browser that cannot find them itself', () => {
  const { Segmenter } = Intl
  const texts = ['మైగ్రేన్ తలనొప్పి, క్షయ', 'REM నిద్ర, 24']
  const own = texts.map(wordsOf)
  Reflect.deleteProperty(Intl, 'Segmenter')
  try {
    expect(texts.map(wordsOf)).toEqual(own)
  } finally {
    Object.assign(Intl, { Segmenter })
  }
})

test('a word is plain without its accents, but never without its Telugu vowel signs', () => {
  expect(plainForms('Ménière’s')).toEqual(['menieres', 'meniere'])
  expect(plainForms('Seizures')).toEqual(['seizures', 'seizure'])
  expect(plainForms('Stress')).toEqual(['stress'])
  expect(plainForms('న\u200cొప్పి')).toEqual(['నొప్పి'])
  // The two ways to write the same vowel sign.
  expect(plainForms('మ\u0c46\u0c56')).toEqual(plainForms('మ\u0c48'))
})

test('names are filed under letters that are whole, in alphabetical order', () => {
  const names = ['tremor', 'Ménière', 'మైగ్రేన్', '“Ataxia”', '22q', 'క్షయ', 'ఆటిజం', 'Tics', '👩‍⚕️']
  const letters = lettersOf(named(names)).map(({ initial, anchor, illnesses }) => [
    initial,
    anchor,
    ...illnesses.map((row) => row.illness_name),
  ])
  expect(letters).toEqual([
    ['A', 'letter-a', '“Ataxia”'],
    ['M', 'letter-m', 'Ménière'],
    ['T', 'letter-t', 'Tics', 'tremor'],
    ['ఆ', 'letter-3078', 'ఆటిజం'],
    ['క', 'letter-3093', 'క్షయ'],
    ['మ', 'letter-3118', 'మైగ్రేన్'],
    ['#', 'letter-35', '👩‍⚕️', '22q'],
  ])
  expect(initialOf('')).toBe('#')
})
