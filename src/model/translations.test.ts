import { expect, test } from 'vitest'

import { detectLanguage, getForeignLanguage, localizeRow } from './translations.ts'

test('a row in Telugu has the Telugu texts, and the source text where there is none', () => {
  const doctor = {
    name: 'Dr Rao',
    qualification: 'DM',
    expertise_details: 'Sleep',
    'te:name': 'డాక్టర్ రావు',
    'te:qualification': '',
    'te:expertise_details': null,
  }
  expect(localizeRow('te', 'doctors', doctor)).toMatchObject({
    name: 'డాక్టర్ రావు',
    qualification: 'DM',
    expertise_details: 'Sleep',
  })
})

test('a list without a translation stays complete', () => {
  const illness = { symptoms: ['Shaking'], 'te:symptoms': [] }
  expect(localizeRow('te', 'health_library_illnesses', illness).symptoms).toEqual(['Shaking'])
})

test.for([
  ['వణుకు', 'te'],
  ['MRI స్కాన్ చేయించుకోండి', 'te'],
  ['Tremor', 'en'],
  ['24/7', undefined],
] as const)('by its letters, %s is %s', ([text, language]) => {
  expect(detectLanguage(text)).toBe(language)
})

test('AC-072 a text is Telugu when most of its letters are', () => {
  expect(getForeignLanguage('మూర్ఛ (EEG)')).toBe('te')
  expect(getForeignLanguage('Epilepsy, మూర్ఛ')).toBeUndefined()
  expect(getForeignLanguage('')).toBeUndefined()
  expect(getForeignLanguage('మూర్ఛ', 'te')).toBeUndefined()
  expect(getForeignLanguage('Epilepsy', 'te')).toBe('en')
})
