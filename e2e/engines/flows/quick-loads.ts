import { expect, test } from 'vitest'

import { openStaffDesk, type EngineFixture } from '../engine-fixture.ts'

const SCREENS = {
  dashboard: 'Dashboard',
  doctors: 'Manage Doctors',
  services: 'Manage Services',
  testimonials: 'Manage Testimonials',
}

export function quickLoadTests(opened: EngineFixture): void {
  // A page that is left with a transaction open keeps it, and WebKit lets nobody else in (D15).
  test(
    'whoever goes from screen to screen as fast as they come up never waits without end',
    { tags: ['full'] },
    async () => {
      const desk = await openStaffDesk(opened)
      const loads = Array.from({ length: 6 }, () => Object.entries(SCREENS)).flat()
      expect(loads).toHaveLength(24)
      for (const [path, name] of loads) {
        await desk.goto(`${opened.clinic.url}/admin/${path}`)
        await desk.see({ role: 'heading', name })
      }
    },
  )
}
