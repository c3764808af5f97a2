import { afterAll, beforeAll, expect, test } from 'vitest'

import { hire, openClinic, type Clinic } from '../clinic.ts'
import { signIn, staffScreensAreKept } from './staff.ts'
import type { Device } from './tab.ts'
import { webkit } from './webkit.ts'

const SCREENS = {
  dashboard: 'Dashboard',
  doctors: 'Manage Doctors',
  services: 'Manage Services',
  testimonials: 'Manage Testimonials',
}

let clinic: Clinic
let tablet: Device
beforeAll(async () => {
  ;[clinic, tablet] = await Promise.all([openClinic(), webkit.open()])
})
afterAll(async () => {
  await tablet?.close()
  await clinic.close()
})

// A page that is left with a transaction open keeps it, and WebKit lets nobody else in (D15).
test('WebKit: whoever goes from screen to screen as fast as they come up never waits without end', async () => {
  await signIn(tablet, clinic, await hire(clinic.sql))
  await staffScreensAreKept(tablet)
  const loads = Array.from({ length: 6 }, () => Object.entries(SCREENS)).flat()
  expect(loads).toHaveLength(24)
  for (const [path, name] of loads) {
    await tablet.goto(`${clinic.url}/admin/${path}`)
    await tablet.see({ role: 'heading', name })
  }
})
