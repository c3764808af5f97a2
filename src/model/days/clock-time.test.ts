import { expect, test } from 'vitest'

import { formatClockTime } from './clock-time.ts'

test.for([
  [0, 5, '12:05 am', 'రాత్రి 12:05'],
  [3, 59, '3:59 am', 'రాత్రి 3:59'],
  [4, 0, '4:00 am', 'ఉదయం 4:00'],
  [9, 0, '9:00 am', 'ఉదయం 9:00'],
  [12, 0, '12:00 pm', 'మధ్యాహ్నం 12:00'],
  [16, 30, '4:30 pm', 'సాయంత్రం 4:30'],
  [18, 59, '6:59 pm', 'సాయంత్రం 6:59'],
  [19, 0, '7:00 pm', 'రాత్రి 7:00'],
] as const)('%i:%i is "%s" in English and "%s" in Telugu', ([hours, minutes, english, telugu]) => {
  expect(formatClockTime('en', hours, minutes)).toBe(english)
  expect(formatClockTime('te', hours, minutes)).toBe(telugu)
})

test("every English time equals the browser's own formatting", () => {
  for (const [hours, minutes] of [
    [0, 5],
    [9, 0],
    [11, 59],
    [12, 0],
    [12, 30],
    [23, 59],
  ] as const) {
    const written = new Date(1970, 0, 1, hours, minutes).toLocaleTimeString('en-IN', {
      hour: 'numeric',
      minute: '2-digit',
    })
    expect(formatClockTime('en', hours, minutes)).toBe(written.replaceAll('\u202F', ' '))
  }
})
