// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

import { getClinicDay, addDays } from '#model/days/clinic-day.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})

test.for(['2026-11-23T18:29:59.999Z', '2026-11-23T18:30:00.000Z'])(
  'at %s, before the app loads, a notice ends on the same day as in the app (S-86)',
  async (now) => {
    vi.useFakeTimers({ now: new Date(now) })
    const today = getClinicDay()
    document.body.innerHTML = [-1, 0, 1]
      .map((days) => `<p data-ends-on="${addDays(today, days)}"></p>`)
      .join('')
    await import('./start.ts')
    const hidden = [...document.querySelectorAll<HTMLElement>('p')].map((notice) => notice.hidden)
    expect(hidden).toEqual([true, false, false])
  },
)
