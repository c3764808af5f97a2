import { expect, test } from 'vitest'

import { openStaffDesk, type EngineFixture } from '../engine-fixture.ts'

const SCREENS = {
  dashboard: 'Dashboard',
  doctors: 'Manage Doctors',
  services: 'Manage Services',
  testimonials: 'Manage Testimonials',
}

export function quickLoadTests(opened: EngineFixture): void {
  // A page left with an open transaction keeps its lock, and WebKit then blocks the others (D15).
  test('switching quickly between screens never waits forever', { tags: ['full'] }, async () => {
    const desk = await openStaffDesk(opened)
    const loads = Array.from({ length: 6 }, () => Object.entries(SCREENS)).flat()
    expect(loads).toHaveLength(24)
    for (const [path, name] of loads) {
      await desk.goto(`${opened.clinic.url}/admin/${path}`)
      await desk.see({ role: 'heading', name })
    }
  })
}
