import { expect, test } from 'vitest'

import { toConsonantKey, toPhoneticKey } from './phonetic-key.ts'

test.for([
  ['తలనొప్పి', 'talanoppi', 'thalanoppi', 'thalanopi', 'taalanoppi'],
  ['పక్షవాతం', 'pakshavatam', 'pakshavatham', 'pakshavaatham'],
  ['నిద్ర', 'nidra', 'nidhra'],
  ['జ్వరం', 'jwaram', 'jvaram', 'zvaram'],
  ['మూర్ఛ', 'moorcha', 'murcha', 'murchha'],
  ['వణుకుడు', 'vanukudu', 'wanukudu'],
  ['జ్ఞాపకం', 'jnapakam', 'gnapakam'],
  ['दर्द', 'dard'],
  ['नींद', 'neend', 'nind'],
  ['चक्कर', 'chakkar', 'chakar'],
  ['कमज़ोरी', 'kamzori', 'kamjori'],
  ['लकवा', 'lakwa', 'lakva'],
  ['apnoea', 'apnea'],
  ['behaviour', 'behavior'],
])('%s has the same phonetic key in any script and spelling', (spellings) => {
  expect(new Set(spellings.map(toPhoneticKey)).size).toBe(1)
})

test.for([
  ['dard', 'hard'],
  ['sir', 'sar'],
  ['pain', 'pan'],
  ['నొప్పి', 'నిప్పు'],
] as const)('%s and %s have different phonetic keys', ([one, other]) => {
  expect(toPhoneticKey(one)).not.toBe(toPhoneticKey(other))
})

test.for([
  ['सिरदर्द', 'sardard', 'sirdard', 'سردرد'],
  ['మైగ్రేన్', 'migraine', 'migrane'],
  ['epilepsy', 'epilipsy'],
])('%s has the same consonant key in any spelling of its vowels', (spellings) => {
  expect(new Set(spellings.map((word) => toConsonantKey(toPhoneticKey(word)))).size).toBe(1)
})
