import { expect, test } from 'vitest'

import { pastedItems } from './pasted-list.ts'

test.for([
  [
    'Word, bullets',
    '•\tTremor of one hand\r\n•\tStiffness\r\n',
    ['Tremor of one hand', 'Stiffness'],
  ],
  ['Word, second level', 'o\tTremor\r\n§\tStiffness', ['Tremor', 'Stiffness']],
  ['Word, numbers', '1.\tRest\r\n2.\tWater\r\n10.\tSleep', ['Rest', 'Water', 'Sleep']],
  ['Word, letters', 'a) Rest\nb) Water', ['Rest', 'Water']],
  ['Word, soft breaks', 'Rest\u{000B}Water', ['Rest', 'Water']],
  ['WhatsApp, a list', '- Rest\n- Water\n* Sleep', ['Rest', 'Water', 'Sleep']],
  [
    'WhatsApp, messages',
    '[12:30, 01/02/2026] Dr. Rao: Rest\n[12:31, 01/02/2026] Dr. Rao: *Water*',
    ['Rest', 'Water'],
  ],
  ['marks nobody sees', '\u{FEFF}Rest\u{200B}\n\u{00A0}Water', ['Rest', 'Water']],
  ['empty lines', 'Rest\n\n \nWater', ['Rest', 'Water']],
  ['Telugu, with its joiners', '• న్\u{200C}యూరో\n• నిద్ర', ['న్\u{200C}యూరో', 'నిద్ర']],
])('a list from %s becomes its items', ([, pasted, items]) => {
  expect(pastedItems(pasted as string)).toEqual(items)
})

test.for([
  '2 tablets daily',
  '-5 °C at night',
  '10 mg twice a day',
  '108 for an ambulance',
  'a) is the better of the two',
  'Vitamin B12',
  'over 40 years',
])('a number that belongs to the text stays: %s', (line) => {
  expect(pastedItems(line)).toEqual([line])
})
