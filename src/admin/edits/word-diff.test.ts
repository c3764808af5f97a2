import { expect, test } from 'vitest'

import { shortenDiff, createVisibleDiff, diffWords, type DiffPart } from './word-diff.ts'

/** Formats a diff as one line: removed text in [-…-], added text in {+…+}. */
const line = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`,
    )
    .join('')
const textOf = (parts: readonly DiffPart[], without: DiffPart['kind']) =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')

test('one changed word is highlighted, and nothing else', () => {
  expect(line('Rest for two weeks.', 'Rest for three weeks.')).toBe(
    'Rest for[- two-]{+ three+} weeks.',
  )
})

test('added and removed words are highlighted in place', () => {
  expect(line('Call at once', 'Call 108 at once')).toBe('Call{+ 108+} at once')
  expect(line('Do not wait, call', 'Do not call')).toBe('Do not[- wait,-] call')
  expect(line('', 'New')).toBe('{+New+}')
  expect(line('Old', '')).toBe('[-Old-]')
  expect(line('Same', 'Same')).toBe('Same')
})

test('a Telugu word stays whole, with its vowel signs and joiners', () => {
  expect(line('తల నొప్పి వస్తుంది', 'తల తిరుగుడు వస్తుంది')).toBe('తల[- నొప్పి-]{+ తిరుగుడు+} వస్తుంది')
  expect(line('ర్‌క', 'ర్‌ఖ')).toBe('[-ర్‌క-]{+ర్‌ఖ+}')
})

test('a line split in two is detected', () => {
  expect(line('One two', 'One\ntwo')).toBe('One[- two-]{+\ntwo+}')
})

test('a date, a number and a URL are each one token', () => {
  expect(line('Until 2026-03-12, then', 'Until 2026-03-05, then')).toBe(
    'Until[- 2026-03-12-]{+ 2026-03-05+}, then',
  )
  expect(line('from 9:30 each morning for 1,500', 'from 9:45 each morning for 1,800')).toBe(
    'from[- 9:30-]{+ 9:45+} each morning for[- 1,500-]{+ 1,800+}',
  )
})

test('a single word that two rewritten sentences share does not split the diff', () => {
  expect(
    line('Well: he rests at home and drinks a lot.', 'Well: she walks outside and eats little.'),
  ).toBe('Well:[- he rests at home and drinks a lot-]{+ she walks outside and eats little+}.')
})

test('a diff without its additions is the old text, and without its removals the new one', () => {
  const words = ['rest', 'call', '108', ',', '\n', 'నొప్పి', '.', ' ']
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const some = () =>
    Array.from({ length: random(30) }, () => words[random(words.length)]).join(
      ' '.repeat(random(2)),
    )
  for (let round = 0; round < 300; round += 1) {
    const [before, after] = [some(), some()]
    const parts = diffWords(before, after)
    expect(textOf(parts, 'added')).toBe(before)
    expect(textOf(parts, 'removed')).toBe(after)
  }
})

const same = 'and all of this is as it was before, word for word. '.repeat(20)

test('unchanged text far from a change is cut between words; changes never are', () => {
  const parts = shortenDiff(diffWords(`${same}One. ${same}Two.`, `${same}Three. ${same}Four.`))
  const texts = parts.map(({ text }) => text)
  expect(texts.join('|').length).toBeLessThan(500)
  expect(texts[0]).toMatch(/^ … .{90,}before, word for word\.$/)
  expect(texts[3]).toMatch(/^\. and all of this is .+ … .+$/)
  expect(texts.slice(1, 3)).toEqual([' One', ' Three'])
})

test('short texts, and those with little in common, have no diff', () => {
  expect(createVisibleDiff('Until 2026-03-12', 'Until 2026-03-05')).toBeNull()
  expect(
    createVisibleDiff(same, 'Something else that is long enough to be compared, and is not.'),
  ).toBeNull()
  expect(createVisibleDiff(`${same}One`, `${same}Two`)).toHaveLength(3)
})

const long = (word: string) => Array.from({ length: 20_000 }, (_, at) => `${word}${at}`).join(' ')

test('two long texts with nothing in common are compared without delay', () => {
  const started = performance.now()
  expect(diffWords(long('a'), long('b'))).toHaveLength(2)
  expect(performance.now() - started).toBeLessThan(1_000)
})
