// @vitest-environment happy-dom
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { illness } from '../../testing/sample-content.ts'
import { buildIndexIncrementally } from '../matching/library-index.ts'
import { tokenizeQuery } from '../matching/match.ts'
import type { PublicIllness } from './public-illness.ts'
import { createSearchEngine } from './search-engine.ts'
import type { Highlighter } from './search-result.ts'

const parkinson = illness({
  illness_name: "Parkinson's Disease",
  also_called: ['PD', 'vanuku vyadhi'],
  short_summary: 'Slowness, stiffness and sometimes shaking.',
  tags: ['tremor', 'dopamine'],
  symptoms: ['Small handwriting', 'Often on one side'],
  display_order: 1,
})
const migraine = illness({
  illness_name: 'Migraine',
  also_called: ['తలనొప్పి', 'tala noppi', 'सिर दर्द', 'سر درد'],
  short_summary: 'Attacks of headache, often hard to bear.',
  tags: ['aura'],
  display_order: 2,
})
const epilepsy = illness({
  illness_name: 'Epilepsy',
  also_called: ['fits'],
  short_summary: 'A tendency to have repeated seizures.',
  display_order: 3,
})
const vertigo = illness({
  illness_name: 'Positional Vertigo',
  also_called: ['giddiness', 'head spinning'],
  short_summary: 'Spells of dizziness. 100% real? [sic] <b>C:\\*</b> 👩‍⚕️ עברית',
  display_order: 4,
})
const sleepParalysis = illness({
  illness_name: 'Sleep Paralysis',
  short_summary: 'Unable to move for a moment. Its symptoms are harmless.',
  display_order: 5,
})
const insomnia = illness({
  illness_name: 'Insomnia',
  also_called: ['cannot sleep', 'నిద్ర పట్టడం లేదు'],
  short_summary: 'Regular difficulty falling asleep.',
  display_order: 6,
})
const stroke = illness({
  illness_name: 'Stroke',
  also_called: ['paralysis of one side', 'పక్షవాతం', 'लकवा'],
  short_summary: 'The blood supply is cut off. Call 108 at once.',
  when_to_get_help: 'Call 108 at once if one side of the face droops, or an arm is weak',
  display_order: 7,
})
const sclerosis = illness({
  illness_name: 'Multiple Sclerosis',
  short_summary: 'The immune system affects the nerves.',
  tags: ['MS'],
  display_order: 8,
})
const library = [
  parkinson,
  migraine,
  epilepsy,
  vertigo,
  sleepParalysis,
  insomnia,
  stroke,
  sclerosis,
]

const find = (query: string, illnesses: readonly PublicIllness[] = library) =>
  createSearchEngine(illnesses).find(illnesses, { query: query, category: null })
const namesOf = (list: readonly { illness: PublicIllness }[]) =>
  list.map((hit) => hit.illness.illness_name)

test.for([
  ['cannot sleep', 'Insomnia'],
  ["why can't my father sleep", 'Insomnia'],
  ['paralysis one side', 'Stroke'],
  ['giddiness', 'Positional Vertigo'],
  ['head spinning', 'Positional Vertigo'],
  ['MS', 'Multiple Sclerosis'],
  ['PD', "Parkinson's Disease"],
  ['sir dard', 'Migraine'],
  ['sar dard', 'Migraine'],
  ['sirdard', 'Migraine'],
  ['सिरदर्द', 'Migraine'],
  ['سر درد', 'Migraine'],
  ['తలనొప్పి', 'Migraine'],
  ['తలనోప్పి', 'Migraine'],
  ['తల నొప్పి', 'Migraine'],
  ['tala noppi', 'Migraine'],
  ['talanoppi', 'Migraine'],
  ['thalanoppi', 'Migraine'],
  ['talanoppiga undi', 'Migraine'],
  ['nidra pattadam ledu', 'Insomnia'],
  ['nidhra pattatledu', 'Insomnia'],
  ['నిద్ర పట్టడం లేదు', 'Insomnia'],
  ['pakshavatham', 'Stroke'],
  ['లకవా', 'Stroke'],
  ['siezure', 'Epilepsy'],
  ['epilepcy', 'Epilepsy'],
  ['epileptic fit', 'Epilepsy'],
  ['parkinsn', "Parkinson's Disease"],
  ['PARKINSONS', "Parkinson's Disease"],
  ['handwritin', "Parkinson's Disease"],
  ['disease tremor', "Parkinson's Disease"],
  ['how to treat a migrane', 'Migraine'],
] as const)('AC-088 %s finds %s first', ([query, name]) => {
  const { hits, partial } = find(query)
  expect(namesOf([...hits, ...partial])[0]).toBe(name)
})

test('AC-088 a part inside a word finds nothing: MS is not in symptoms, nor dard misspelt for hard', () => {
  expect(namesOf(find('harml').hits)).toEqual(['Sleep Paralysis'])
  expect(namesOf(find('ms').hits)).toEqual(['Multiple Sclerosis'])
  expect(namesOf(find('hard').hits)).toEqual(['Migraine'])
  expect(find('dard', [sleepParalysis, { ...migraine, also_called: [] }]).hits).toEqual([])
  expect(find('kinson')).toMatchObject({ hits: [], partial: [] })
})

test('full matches come first, then partial ones separately', () => {
  const { hits, partial } = find('paralysis sleep')
  expect(namesOf(hits)).toEqual(['Sleep Paralysis'])
  expect(namesOf(partial)).toEqual(['Insomnia', 'Stroke'])
})

test('fuzzy matches are labelled as guesses, and omitted if the words themselves are found', () => {
  expect(find('siezure').isFuzzy).toBe(true)
  expect(find('seizure').isFuzzy).toBe(false)
  expect(find('xylophone')).toMatchObject({ hits: [], partial: [], isFuzzy: false })
})

test('exact matches rank before prefixes, wherever they are', () => {
  const rows = [
    illness({ illness_name: 'Tremulous voice' }),
    illness({ illness_name: 'Elsewhere', when_to_get_help: 'If you tremul.' }),
  ]
  expect(namesOf(find('tremul', rows).hits)).toEqual(['Elsewhere', 'Tremulous voice'])
})

const named = (name: string, texts: Partial<PublicIllness>) =>
  illness({ illness_name: name, ...texts })

test('AC-090 the name counts most, then alternative names, tags, symptoms, summary, meaning and when to get help; equal ones stay in display order', () => {
  const rows = [
    named('Help', { when_to_get_help: 'For a tremor.' }),
    named('Meaning', { meaning: 'A tremor.' }),
    named('Summary', { short_summary: 'A tremor.' }),
    named('Symptoms', { symptoms: ['A tremor'] }),
    named('Tag one', { tags: ['tremor'] }),
    named('Tag two', { tags: ['tremor'] }),
    named('Also', { also_called: ['tremor'] }),
    named('Tremor', {}),
  ]
  expect(namesOf(find('tremor', rows).hits)).toEqual([
    'Tremor',
    'Also',
    'Tag one',
    'Tag two',
    'Symptoms',
    'Summary',
    'Meaning',
    'Help',
  ])
})

test('an urgent illness comes first for an urgent query, in any words', () => {
  const { hits, emergency } = find('maata padipoyindi')
  expect(namesOf(hits)).toEqual(['Stroke'])
  expect(emergency?.sentence).toMatch(/^Call 108 at once if one side of the face droops/)
})

test('an urgent illness does not rank before the clear subject of a query', () => {
  const others = Array.from({ length: 12 }, (_, n) =>
    illness({ illness_name: `Speech after a nap ${n}`, also_called: ['maata padipoyindi'] }),
  )
  const rows = [...others, stroke]
  const { hits, emergency } = createSearchEngine(rows).find(rows, {
    query: 'maata padipoyindi',
    category: null,
  })
  expect(namesOf(hits)).toHaveLength(12)
  expect(namesOf(hits)).not.toContain('Stroke')
  expect(emergency?.sentence).toMatch(/^Call 108 at once/)
})

test('a prefix match of all words does not rank before an exact match of most words', () => {
  const rows = [
    illness({
      illness_name: 'Stiffness',
      when_to_get_help: 'If a handle, a tremoring cup or a medication falls',
    }),
    illness({ illness_name: 'Hand tremor' }),
  ]
  const query = 'hand tremor medic'
  const { hits, partial } = createSearchEngine(rows).find(rows, { query: query, category: null })
  expect(namesOf([...hits, ...partial])).toEqual(['Hand tremor', 'Stiffness'])
})

test('AC-089 a category is matched by its whole id, and the results count matches in other categories (S-14)', () => {
  const rows = [
    illness({ illness_name: 'One', category_id: 'abc' }),
    illness({ illness_name: 'One more', category_id: 'abcd' }),
  ]
  const inOne = createSearchEngine(rows).find(rows, { query: 'one', category: 'abcd' })
  expect(namesOf(inOne.hits)).toEqual(['One more'])
  expect(inOne.elsewhere).toBe(1)
})

test('AC-088 of a long pasted text only eight words of 40 letters are searched', () => {
  for (const text of ['tremor '.repeat(1_430), 't'.repeat(10_000), 'త'.repeat(10_000)]) {
    const words = tokenizeQuery(text)
    expect(words.length).toBeLessThanOrEqual(8)
    expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(40)
  }
})

test('AC-088 each word of a name, a tag or a summary finds it, and no query throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (query) => {
      for (const { illness: row, highlight } of find(query).hits) highlight?.(row.short_summary)
    }),
    { seed: 5, numRuns: 60 },
  )
  for (const row of library) {
    for (const text of [row.illness_name, ...row.tags, ...row.also_called]) {
      expect(namesOf(find(text).hits)).toContain(row.illness_name)
    }
  }
})

test('a cancelled index is not completed', async () => {
  const stop = new AbortController()
  const waiting = buildIndexIncrementally(
    [illness({ illness_name: 'Something newer' })],
    stop.signal,
  )
  stop.abort()
  expect(await waiting).toBeNull()
})

/** Returns a text with its highlights as brackets. */
function markedIn(text: string, highlight: Highlighter | null | undefined): string {
  const ranges = highlight?.(text) ?? []
  return ranges.reduceRight(
    (rest, [from, to]) => `${rest.slice(0, from)}[${rest.slice(from, to)}]${rest.slice(to)}`,
    text,
  )
}

test.for([
  ['tremor and Tremors', 'tremor', '[tremor] and [Tremors]'],
  ['Stiffness of the neck', 'stiffn', '[Stiffn]ess of the neck'],
  ['Parkinson’s Disease', 'parkinsn', '[Parkinson’s] Disease'],
  ['tala noppi', 'thalanoppi', '[tala noppi]'],
  ['thalanoppi', 'tala noppi', '[thalanoppi]'],
  ['తలనొప్పి ఉంది', 'talanoppi', '[తలనొప్పి] ఉంది'],
  // Part of a syllable is never highlighted: its vowel sign or conjunct would be rendered alone.
  ['వణుకు', 'వణ', '[వణుకు]'],
  ['క్షయ', 'క్', '[క్షయ]'],
  ['nothing', 'x', 'nothing'],
] as const)('in %j a search for %j highlights %j', ([text, query, marked]) => {
  const rows = [illness({ illness_name: 'One', tags: [text] })]
  const [hit] = find(query, rows).hits
  expect(markedIn(text, hit?.highlight)).toBe(marked)
})
