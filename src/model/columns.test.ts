import * as v from 'valibot'
import { expect, test } from 'vitest'

import { textList } from './columns.ts'

test('a list pasted from Word or WhatsApp has no marks of its own before its lines', () => {
  const pasted = [
    '·  Shaking',
    '•\tStiffness',
    '1. Slowness',
    '12) Falls',
    '- చేతులు వణకడం',
    '– Stoop',
  ]
  expect(v.parse(textList(), pasted)).toEqual([
    'Shaking',
    'Stiffness',
    'Slowness',
    'Falls',
    'చేతులు వణకడం',
    'Stoop',
  ])
})

test('what only looks like a mark stays', () => {
  const lines = ['1.5 mg at night', '-5 °C', '24/7', '+91 40 5550 0142', '108', '*bold*']
  expect(v.parse(textList(), lines)).toEqual(lines)
})
