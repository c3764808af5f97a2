import { expect, test } from 'vitest'

import { normalizeMachineText, normalizePhone, stripInvisible } from './machine-text.ts'
import { foldText } from './normalize-text.ts'

/** Marks of chats, documents, PDF files, old programs, and keyboards of Urdu and emoji. */
const MARKS = [
  '\u00ad', '\u034f', '\u061c', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u202a', '\u2060',
  '\u2063', '\u2068', '\u206a', '\u3164', '\ufe0f', '\ufeff', '\u{e0001}', '\u0008', '\u0085',
] // prettier-ignore
const BLANKS = ['\t', '\n', '\u00a0', '\u2002', '\u2007', '\u2009', '\u202f', '\u3000']

test('no invisible character stays in a link, a phone number or a searched text', () => {
  for (const mark of MARKS) {
    expect(normalizeMachineText(`${mark}https://book${mark}.example/${mark}`)).toBe(
      'https://book.example/',
    )
    expect(normalizePhone(`${mark}+91 98480${mark} 12345${mark}`)).toBe('+91 98480 12345')
    expect(foldText(`Im${mark}ran${mark}`)).toBe('imran')
  }
})

test('every space in a text that a machine reads is a plain one', () => {
  for (const blank of BLANKS) {
    expect(normalizePhone(`${blank}98480${blank}12345${blank}`)).toBe('98480 12345')
    expect(foldText(`Imran${blank}Baig`)).toBe('imran baig')
  }
})

test('emoji and Telugu joiners stay as they are in items that people read', () => {
  for (const text of [
    '❤️',
    '👩‍⚕️',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'పార్కిన్\u200cసన్',
  ])
    expect(stripInvisible(text)).toBe(text)
  expect(stripInvisible('a\u061cb\u2009c')).toBe('ab c')
})
