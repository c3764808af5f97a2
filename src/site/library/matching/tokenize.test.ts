import { expect, test } from 'vitest'

import { foldLetters } from '#model/texts/text.ts'

import { isStopWord, stemWord, stemToken, tokenize } from './tokenize.ts'

test.for([
  ["Parkinson's disease, 24/7", ["Parkinson's", 'disease', '24', '7']],
  ['మైగ్రేన్ తలనొప్పి, క్షయ', ['మైగ్రేన్', 'తలనొప్పి', 'క్షయ']],
  ['REM నిద్ర', ['REM', 'నిద్ర']],
  ['सिर दर्द', ['सिर', 'दर्द']],
  ['<b>&nbsp;</b>', ['b', 'nbsp', 'b']],
  ['👩‍⚕️ …', []],
] as const)('%j has the tokens %j', ([text, words]) => {
  expect(tokenize(text).map((word) => word.text)).toEqual(words)
  for (const word of tokenize(text)) {
    expect(text.slice(word.index, word.index + word.text.length)).toBe(word.text)
  }
})

test.for([
  ['shakes', 'shaking', 'shaky'],
  ['dizzy', 'dizziness'],
  ['forget', 'forgetting', 'forgetful', 'forgetfulness', 'forgot'],
  ['seizure', 'seizures'],
  ['sleepy', 'sleeping', 'sleepiness', 'slept'],
  ['parkinson', 'parkinsons'],
  ['child', 'children'],
  ['foot', 'feet'],
])('%s and its other forms have one stem', (forms) => {
  expect(new Set(forms.map(stemToken)).size).toBe(1)
})

test.for([
  ['తలనొప్పి', 'తలనొప్పీ', 'తలనొప్పితో', 'తలనొప్పికి', 'తలనొప్పులు', 'తలనొప్పుల్లో', 'తలనొప్పివల్ల'],
  ['వాంతి', 'వాంతులు', 'వాంతులతో'],
  ['వణుకు', 'వణుకుకి', 'వణుకుతో'],
  ['నెమ్మది', 'నెమ్మదిగా', 'నెమ్మదించడం', 'నెమ్మదిస్తుంది'],
  ['పక్షవాతం', 'పక్షవాతానికి', 'పక్షవాతాన్ని', 'పక్షవాతంలో'],
  ['కాళ్ళు', 'కాళ్లు', 'కాళ్లలో', 'కాళ్ళకు'],
  ['తల', 'తలకి', 'తలలో', 'తలలోనే', 'తలనుంచి'],
  ['ఫిట్స్', foldLetters('ఫిట్స్\u200cతో'), 'ఫిట్స్లో'],
])('%s has one stem with any Telugu suffix (S-81)', (forms) => {
  expect(new Set(forms.map(stemWord)).size).toBe(1)
})

test('letters that only look like a Telugu suffix stay (S-81)', () => {
  const words = ['తల', 'తల్లి', 'ముక్కు', 'కన్ను', 'కాలు', 'చేయి', 'నిద్ర', 'నడక', 'పని', 'వణుకు', 'మెడ']
  expect(new Set(words.map(stemWord)).size).toBe(words.length)
})

test('an ending that belongs to the word stays', () => {
  expect([stemToken('stress'), stemToken('sinus'), stemToken('paralysis')]).toEqual([
    'stress',
    'sinus',
    'paralysis',
  ])
})

test('question words are stop words in every language and script', () => {
  const weightless = ['why', 'my', 'cannot', 'cant', 'symptoms', 'ledu', 'nahi', 'లేదు', 'नहीं', 'है']
  expect(weightless.filter((word) => !isStopWord(word))).toEqual([])
  expect(['head', 'sleep', 'one', 'నిద్ర', 'sir'].filter(isStopWord)).toEqual([])
})
