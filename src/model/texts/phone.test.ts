import { expect, test } from 'vitest'

import { toMailHref, isSamePhone, toTelHref } from './phone.ts'

test.for([
  ['+91 40 5550 0142', 'tel:+914055500142'],
  ['(040) 5550-0142', 'tel:+914055500142'],
  ['Reception: 040 5550 0142', 'tel:+914055500142'],
  ['040 5550 0142 / 0143', 'tel:+914055500142'],
  ['98480 12345', 'tel:+919848012345'],
  ['1800 425 1234', 'tel:18004251234'],
  ['24x7: 108', 'tel:108'],
  ['123456;ext=99', 'tel:123456'],
  ['123456\n;phone-context=evil', 'tel:123456'],
  ['98480\u201112345', 'tel:+919848012345'],
  ['98480\u2013123\u200b45', 'tel:+919848012345'],
  ['౦౪౦ ౫౫౫౦ ౦౧౪౨', 'tel:+914055500142'],
  ['*#06#', null],
  ['UTC +02', null],
  ['call us', null],
  ['', null],
])('AC-031 "%s" dials %s (threat 48)', ([input, href]) => {
  expect(toTelHref(input ?? '')).toBe(href)
})

test.for([
  ['care@example.org', 'mailto:care@example.org'],
  [' care@example.org ', 'mailto:care@example.org'],
  ['a@b.c?bcc=evil@example.org', null],
  ['a@b.c?bcc=x', 'mailto:a@b.c%3Fbcc%3Dx'],
  ['a%0Abcc@b.c', 'mailto:a%250Abcc@b.c'],
  ['a@b.c\nbcc: x', null],
  ['unknown', null],
])('AC-032 "%s" writes to %s (threat 48)', ([input, href]) => {
  expect(toMailHref(input ?? '')).toBe(href)
})

test('numbers that differ only in spacing are equal (S-26)', () => {
  expect(isSamePhone('+91 40 5550 0142', '+914055500142')).toBe(true)
  expect(isSamePhone('+91 40 5550 0142', '+91 40 5550 0143')).toBe(false)
  expect(isSamePhone('none', 'none')).toBe(false)
})
