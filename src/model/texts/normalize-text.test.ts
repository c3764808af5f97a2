import { expect, test } from 'vitest'

import { parseDistinctNames, countGraphemes, toStorableText } from './normalize-text.ts'

test('graphemes are counted, and no further than the limit (S-15)', () => {
  expect(countGraphemes('', 3)).toEqual({ count: 0, isAll: true })
  expect(countGraphemes('abc', 3)).toEqual({ count: 3, isAll: true })
  expect(countGraphemes('abcd', 3)).toEqual({ count: 3, isAll: false })
  expect(countGraphemes('క్ష 👩‍⚕️', 3)).toEqual({ count: 3, isAll: true })
})

test('characters that cannot be stored are removed, and all others stay', () => {
  expect(toStorableText('a\u0000b')).toBe('ab')
  expect(toStorableText('\ud83d a \udc00')).toBe(' a ')
  const text = 'క్ష 🙂 <b>"it\'s"</b>\n=1+1\t\u200d'
  expect(toStorableText(text)).toBe(text)
})

test.for([
  ['Dr \u202eRao\u202c', 'Dr Rao'],
  ['Dr\u200b Rao\ufeff', 'Dr Rao'],
  ['Dr\u00a0Rao', 'Dr Rao'],
  ['\u200fڈاکٹر\u200e', 'ڈاکٹر'],
] as const)('%j is stored as %s: no reader and no machine misreads it', ([typed, stored]) => {
  expect(toStorableText(typed)).toBe(stored)
})

test.for(['డా. రావ్\u200cు', 'क्\u200dष', 'می\u200cگرین', '👩🏽\u200d⚕️', '☎\ufe0f'])(
  'the joiners of %s stay',
  (text) => expect(toStorableText(text)).toBe(text),
)

test('names stay as typed, without duplicates in another case or another Unicode form', () => {
  const lines = [' Fits ', '', 'మ\u0c46\u0c56గ్రేన్', 'fits', 'బడ\u0000ి', 'ज\u093cरा', '\t', 'FITS', 'మ\u0c48గ్రేన్', '\u095bरा'] // prettier-ignore
  expect(parseDistinctNames(lines)).toEqual(['Fits', 'మ\u0c48గ్రేన్', 'బడి', 'ज\u093cरा'])
  expect(parseDistinctNames(['', ' '])).toEqual([])
  // A search does not tell these apart.
  expect(parseDistinctNames(['పార్కిన్\u200cసన్', 'పార్కిన్సన్', 'Fits'])).toEqual(['పార్కిన్\u200cసన్', 'Fits'])
})
