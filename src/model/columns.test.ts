import * as v from 'valibot'
import { expect, test } from 'vitest'

import {
  nameList,
  optionalText,
  phoneList,
  requiredText,
  slug,
  textList,
  webAddress,
} from './columns.ts'
import { contactInformationSchema } from './contact-information/schema.ts'
import { illnessSchema } from './illnesses/schema.ts'
import { noticeSchema } from './notices/schema.ts'

test('a list pasted from Word or WhatsApp loses the bullets before its lines', () => {
  const pasted = [
    '·  Shaking',
    '•\tStiffness',
    '1. Slowness',
    '12) Falls',
    '- చేతులు వణకడం',
    '– Stoop',
  ]
  expect(
    v.parse(nameList, ['• Shaking palsy', '- వణుకు', '•', '2) PD', '• shaking palsy']),
  ).toEqual(['Shaking palsy', 'వణుకు', 'PD'])
  expect(v.parse(textList(), [...pasted, '•', ' • ', '–'])).toEqual([
    'Shaking',
    'Stiffness',
    'Slowness',
    'Falls',
    'చేతులు వణకడం',
    'Stoop',
  ])
})

test('a character that only looks like a bullet stays', () => {
  const lines = ['1.5 mg at night', '-5 °C', '24/7', '+91 40 5550 0142', '108', '*bold*']
  expect(v.parse(textList(), lines)).toEqual(lines)
})

const UNSEEN = ['\u200b', '\u2060', '\u202c', '\u200e', '\ufeff', '\u00ad', '\u200d']

test.for(UNSEEN)('the invisible %j is removed from values that a machine reads', (mark) => {
  expect(v.parse(webAddress, `${mark}https://book.example/visit${mark}`)).toBe(
    'https://book.example/visit',
  )
  expect(v.parse(slug('Slug is required'), `tremor${mark}`)).toBe('tremor')
  expect(v.parse(phoneList(), [`${mark}98480 12345`, mark])).toEqual(['98480 12345'])
})

test.for([
  ['98480\u201112345', '98480-12345'],
  ['98480\u00a012345', '98480 12345'],
  ['\uff0b91 98480 12345', '+91 98480 12345'],
  ['\u202a+91 98480\u201312345\u202c', '+91 98480-12345'],
  ['౯౮౪౮౦ ౧౨౩౪౫', '98480 12345'],
])('a number that was pasted as %j is stored as %s', ([pasted, stored]) => {
  expect(v.parse(phoneList(), [pasted])).toEqual([stored])
})

test.for([
  ['+91 98480\u00a012345', '+91 98480 12345'],
  ['98480 12345', '+919848012345'],
  ['\u206898480\u201112345\u2069', '+919848012345'],
  ['౯౮౪౮౦ ౧౨౩౪౫', '+919848012345'],
])('WhatsApp takes %j as the box for calls does (S-80)', ([input, stored]) => {
  expect(v.parse(contactInformationSchema.form.entries.whatsapp_number, input)).toBe(stored)
})

test('prose keeps the line breaks of Word and old files, and single-line text has none', () => {
  const pasted = 'One\vtwo\u2028three\ffour'
  expect(v.parse(optionalText(), pasted)).toBe('One\ntwo\nthree\nfour')
  expect(v.parse(noticeSchema.form.entries.message, pasted)).toBe('One\ntwo\nthree\nfour')
  expect(v.parse(requiredText('Name is required'), pasted)).toBe('One two three four')
})

const sentenceOf = (schema: v.GenericSchema, day: string) =>
  v.safeParse(schema, day).issues?.[0].message

test('a day that is typed wrongly is told from a day that is missing', () => {
  const { starts_on: first } = noticeSchema.form.entries
  const { last_reviewed_on: reviewed } = illnessSchema.form.entries
  const wrong = 'Please check the day: its year has four digits, from 1900 to 2100'
  expect(sentenceOf(first, '')).toBe('Please choose the first day')
  for (const day of ['20265-01-01', '0026-01-01', '2026-02-30', '2101-01-01']) {
    expect(sentenceOf(first, day), day).toBe(wrong)
    expect(sentenceOf(reviewed, day), day).toBe(wrong)
  }
  for (const day of ['1900-01-01', '2100-12-31']) expect(sentenceOf(first, day)).toBeUndefined()
})
