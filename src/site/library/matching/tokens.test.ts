import { expect, test } from 'vitest'

import { isStop, plainOf, stemOf, wordsOf } from './tokens.ts'

test.for([
  ["Parkinson's disease, 24/7", ["Parkinson's", 'disease', '24', '7']],
  ['మైగ్రేన్ తలనొప్పి, క్షయ', ['మైగ్రేన్', 'తలనొప్పి', 'క్షయ']],
  ['REM నిద్ర', ['REM', 'నిద్ర']],
  ['सिर दर्द', ['सिर', 'दर्द']],
  ['<b>&nbsp;</b>', ['b', 'nbsp', 'b']],
  ['👩‍⚕️ …', []],
] as const)('%j has the words %j', ([text, words]) => {
  expect(wordsOf(text).map((word) => word.text)).toEqual(words)
  for (const word of wordsOf(text)) {
    expect(text.slice(word.index, word.index + word.text.length)).toBe(word.text)
  }
})

test('a word is plain without its accents, but never without its Telugu vowel signs', () => {
  expect(plainOf('Ménière’s')).toBe('menieres')
  expect(plainOf("can't")).toBe('cant')
  expect(plainOf('న\u200cొప్పి')).toBe('నొప్పి')
  // The two ways to write the same vowel sign.
  expect(plainOf('మ\u0c46\u0c56')).toBe(plainOf('మ\u0c48'))
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
])('%s and its other forms are one word', (forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1)
})

test('an ending that belongs to the word stays', () => {
  expect([stemOf('stress'), stemOf('sinus'), stemOf('paralysis')]).toEqual([
    'stress',
    'sinus',
    'paralysis',
  ])
})

test('words of questions carry no weight, in any of the languages and scripts', () => {
  const weightless = ['why', 'my', 'cannot', 'cant', 'symptoms', 'ledu', 'nahi', 'లేదు', 'नहीं', 'है']
  expect(weightless.filter((word) => !isStop(word))).toEqual([])
  expect(['head', 'sleep', 'one', 'నిద్ర', 'sir'].filter(isStop)).toEqual([])
})
