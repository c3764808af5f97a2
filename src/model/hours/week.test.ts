import { expect, test } from 'vitest'

import { WEEKDAYS } from '../days/day-names.ts'
import { formatWeek } from './week.ts'

const english = { days: WEEKDAYS, closed: 'closed', always: 'open 24 hours' }
const telugu = {
  days: ['సోమవారం', 'మంగళవారం', 'బుధవారం', 'గురువారం', 'శుక్రవారం', 'శనివారం', 'ఆదివారం'],
  closed: 'సెలవు',
  always: '24 గంటలూ తెరిచి ఉంటుంది',
}
const lines = [
  ...WEEKDAYS.slice(0, 4).map((day) => `${day} 09:00-19:00`),
  'Saturday 16:00-18:00',
  'Saturday 09:00-13:00',
  'Friday 20:00-02:00',
  'Sunday 09:00-',
]

test('the formatted week joins equal days in one line, closed days too (S-99)', () => {
  expect(formatWeek(lines, 'en', english).split('\n')).toEqual([
    'Monday – Thursday: 9:00 am – 7:00 pm',
    'Friday: 8:00 pm – 2:00 am',
    'Saturday: 9:00 am – 1:00 pm, 4:00 pm – 6:00 pm',
    'Sunday: closed',
  ])
})

test('the week is in Telugu for readers of Telugu (S-99)', () => {
  expect(formatWeek(['Monday 09:00-17:00'], 'te', telugu)).toBe(
    'సోమవారం: ఉదయం 9:00 – సాయంత్రం 5:00\nమంగళవారం – ఆదివారం: సెలవు',
  )
})

test("a day that is open round the clock reads 'open 24 hours', not from midnight to midnight", () => {
  const always = WEEKDAYS.map((day) => `${day} 00:00-00:00`)
  expect(formatWeek(always, 'en', english)).toBe('Monday – Sunday: open 24 hours')
  expect(formatWeek(always, 'te', telugu)).toBe('సోమవారం – ఆదివారం: 24 గంటలూ తెరిచి ఉంటుంది')
  expect(formatWeek(['Friday 08:00-08:00'], 'en', english)).toContain('Friday: open 24 hours')
})
