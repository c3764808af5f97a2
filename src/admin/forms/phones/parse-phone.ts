import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

import { normalizePhone } from '#model/texts/machine-text.ts'

/** The result of parsing a number: one that can be dialled, a short one to confirm, or an error. */
export type ParsedPhone =
  | { kind: 'number'; grouped: string }
  | { kind: 'short'; digits: string }
  /** `mayGrow`: the number may only be incomplete. */
  | { kind: 'wrong'; why: string; mayGrow?: boolean }

/** The country of numbers without a country code. */
const HOME = 'IN'

/** Parses a number as Indian first; others start with + and their country code (S-75). */
export function parsePhone(input: string): ParsedPhone {
  const text = normalizePhone(input)
  if (/\p{L}/u.test(text)) {
    return wrong('Please use digits only: letters cannot be dialled.')
  }
  if (/[^\d\s()+.-]/.test(text)) {
    return wrong('Please enter one number per box, using only digits, spaces and hyphens.')
  }
  const digits = text.replace(/\D/g, '')
  if (/^\d{3,5}$/.test(digits) && !text.startsWith('+')) return { kind: 'short', digits }
  const number = parsePhoneNumberFromString(text, HOME)
  if (number?.isValid()) return { kind: 'number', grouped: number.formatInternational() }
  if (digits.length > 15) {
    return wrong('This has too many digits for one number. Please give each number its own box.')
  }
  const why = text.startsWith('+')
    ? 'This is not a valid phone number. Please check the country code and the digits.'
    : 'This is not a valid Indian phone number. Please check the digits. Start foreign numbers with + and the country code.'
  return { kind: 'wrong', why, mayGrow: digits.length < TYPICAL_DIGITS }
}

const TYPICAL_DIGITS = 10

const wrong = (why: string): ParsedPhone => ({ kind: 'wrong', why })
