import { expect, test } from 'vitest'

import { parseDistinctNames, countGraphemes, toStorableText } from './normalize-text.ts'

test('S-15 letters are counted as people see them, and no further than the limit', () => {
  expect(countGraphemes('', 3)).toEqual({ count: 0, isAll: true })
  expect(countGraphemes('abc', 3)).toEqual({ count: 3, isAll: true })
  expect(countGraphemes('abcd', 3)).toEqual({ count: 3, isAll: false })
  expect(countGraphemes('క్ష 👩‍⚕️', 3)).toEqual({ count: 3, isAll: true })
})

test('what no text can hold is left out, and everything else stays as it was typed', () => {
  expect(toStorableText('a\u0000b')).toBe('ab')
  expect(toStorableText('\ud83d a \udc00')).toBe(' a ')
  const kept = 'క్ష 🙂 <b>"it\'s"</b>\n=1+1\t\u200d'
  expect(toStorableText(kept)).toBe(kept)
})

test('names are kept as they were typed, each once, in capitals or not, and in whichever way its letters are typed', () => {
  const lines = [' Fits ', '', 'మ\u0c46\u0c56గ్రేన్', 'fits', 'బడ\u0000ి', 'ज\u093cरा', '\t', 'FITS', 'మ\u0c48గ్రేన్', '\u095bरा'] // prettier-ignore
  expect(parseDistinctNames(lines)).toEqual(['Fits', 'మ\u0c48గ్రేన్', 'బడి', 'ज\u093cरा'])
  expect(parseDistinctNames(['', ' '])).toEqual([])
  // A search does not tell these apart.
  expect(parseDistinctNames(['పార్కిన్\u200cసన్', 'పార్కిన్సన్', 'Fits'])).toEqual(['పార్కిన్\u200cసన్', 'Fits'])
})
