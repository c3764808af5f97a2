import { expect, test } from 'vitest'

import { weekInWords, WEEKDAYS } from './week.ts'

const english = { days: WEEKDAYS, closed: 'closed' }
const telugu = {
  days: ['సోమవారం', 'మంగళవారం', 'బుధవారం', 'గురువారం', 'శుక్రవారం', 'శనివారం', 'ఆదివారం'],
  closed: 'సెలవు',
}
const lines = [
  ...WEEKDAYS.slice(0, 4).map((day) => `${day} 09:00-19:00`),
  'Saturday 16:00-18:00',
  'Saturday 09:00-13:00',
  'Friday 20:00-02:00',
  'Sunday 09:00-',
]

test('S-99 the week is read with days that are alike in one line, and its closed days too', () => {
  expect(weekInWords(lines, 'en', english).split('\n')).toEqual([
    'Monday – Thursday: 9:00 am – 7:00 pm',
    'Friday: 8:00 pm – 2:00 am',
    'Saturday: 9:00 am – 1:00 pm, 4:00 pm – 6:00 pm',
    'Sunday: closed',
  ])
})

test('S-99 readers of Telugu read the week in Telugu', () => {
  expect(weekInWords(['Monday 09:00-17:00'], 'te', telugu)).toBe(
    'సోమవారం: ఉదయం 9:00 – సాయంత్రం 5:00\nమంగళవారం – ఆదివారం: సెలవు',
  )
})
