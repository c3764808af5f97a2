import { expect, test } from 'vitest'

import { createFilledForm } from './clinic.ts'
import { onEveryEngine } from './engines.ts'
import { openProbe, probeValues } from './limits-probe.ts'

onEveryEngine(openProbe, (world) => {
  test('the database by itself refuses hours that are no times, overlap, or that a day has twice (S-87)', async () => {
    const base = createFilledForm('contact_information')
    const week = { table: 'contact_information', column: 'opening_hours', base } as const
    const bad = [
      ['Monday 9:00-17:00'],
      ['Someday 09:00-17:00'],
      ['Monday 09:00-24:00'],
      ['Monday 09:00-13:00', 'Monday 12:00-17:00'],
      ['Monday 20:00-06:00', 'Monday 22:00-23:00'],
      ['Monday 09:00-17:00\n'],
      [['Monday 09:00-17:00'], ['Friday 09:00-17:00']],
    ]
    expect(await probeValues(world(), week, bad)).toEqual(bad.map(() => '23514'))
    const good = [['Monday 09:00-13:00', 'Monday 13:00-17:00', 'Friday 20:00-06:00'], []]
    expect(await probeValues(world(), week, good)).toEqual(['ok', 'ok'])

    const special = { ...week, column: 'special_hours' } as const
    const wrong = [
      ['2026-10-20'],
      ['2026-10-22 to 2026-10-20: closed'],
      ['2026-10-20 to 2026-10-22: closed', '2026-10-22: 09:00-12:00'],
      ['2026-10-20: 09:00-12:00, 11:00-13:00'],
      ['2026-13-01: closed'],
      [`2026-10-20: closed (${'x'.repeat(500)})`],
    ]
    expect(await probeValues(world(), special, wrong)).toEqual(wrong.map(() => '23514'))
    const right = [
      ['2026-10-20 to 2026-10-22: closed (Dasara)', '2026-11-08: 09:00-12:00, 16:00-18:00'],
      ['2026-10-20: 20:00-02:00 (a night (at last) 10:00-11:00)'],
    ]
    expect(await probeValues(world(), special, right)).toEqual(['ok', 'ok'])
  })
})
