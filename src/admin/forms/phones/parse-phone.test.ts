import { expect, test } from 'vitest'

import { toLatinDigits } from '#model/texts/machine-text.ts'
import { toTelHref } from '#model/texts/phone.ts'

import { parsePhone } from './parse-phone.ts'

test.for([
  ['98480 12345', '+91 98480 12345'],
  ['9848012345', '+91 98480 12345'],
  ['098480 12345', '+91 98480 12345'],
  ['+91-98480-12345', '+91 98480 12345'],
  ['(040) 2345 6789', '+91 40 2345 6789'],
  ['040-2345 6789', '+91 40 2345 6789'],
  ['0866 2345678', '+91 866 234 5678'],
  ['౯౮౪౮౦ ౧౨౩౪౫', '+91 98480 12345'],
  ['९८४८० १२३४५', '+91 98480 12345'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['+91 40 5550 0142', '+91 40 5550 0142'],
])(
  "%s is dialled as %s, in the form's preview and on a patient's phone (S-75)",
  ([input = '', as = '']) => {
    expect(parsePhone(input)).toEqual({ kind: 'number', grouped: as })
    expect(toTelHref(toLatinDigits(input))).toBe(`tel:${as.replaceAll(' ', '')}`)
  },
)

test('a toll-free number keeps its national format (S-75)', () => {
  expect(parsePhone('1800 425 1234')).toMatchObject({ kind: 'number' })
  expect(toTelHref('1800 425 1234')).toBe('tel:18004251234')
})

test.for(['108', '112', '104', '1098', '14567', '౧౦౮'])(
  '%s is a short number that needs a confirmation (S-75)',
  (input) => {
    expect(parsePhone(input)).toMatchObject({
      kind: 'short',
      digits: expect.stringMatching(/^\d+$/),
    })
  },
)

test.for([
  ['call us', 'letters'],
  ['98480 12345 ext 12', 'letters'],
  ['Reception: 040 2345 6789', 'letters'],
  ['98480 12345 / 98480 12346', 'one number per box'],
  ['98480 12345, 98480 12346', 'one number per box'],
  ['98480 12345 98480 12346', 'its own box'],
  ['98480 1234', 'not a valid Indian phone number'],
  ['98480 123456', 'not a valid Indian phone number'],
  ['12', 'not a valid Indian phone number'],
  ['+999 1234 5678', 'country code'],
  ['+91 98480 123', 'country code'],
  ['*#06#', 'one number per box'],
])('%s is rejected with the reason: %s (S-75)', ([input = '', why = '']) => {
  expect(parsePhone(input)).toMatchObject({ kind: 'wrong', why: expect.stringContaining(why) })
})

test('an incomplete number is not reported as wrong while it is typed (S-75)', () => {
  expect(parsePhone('98480 12')).toMatchObject({ kind: 'wrong', mayGrow: true })
  expect(parsePhone('98480 12a')).not.toMatchObject({ mayGrow: true })
})
