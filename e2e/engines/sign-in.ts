import type { Clinic, Person } from '../clinic.ts'
import type { Tab } from './drivers/tab.ts'
import { waitForCompleteWorkerIn } from './worker.ts'

/** Signs in through the form. */
export async function signIn(
  tab: Tab,
  { url }: Pick<Clinic, 'url'>,
  person: Person,
): Promise<void> {
  await tab.goto(`${url}/login`)
  await tab.type({ role: 'field', name: 'Username' }, person.username)
  await tab.type({ role: 'field', name: /^Password/ }, person.password)
  await tab.click({ role: 'button', name: 'Log in' })
  await tab.until(() => location.pathname === '/admin/dashboard')
}

/** Waits until this device could open every staff screen offline. */
export async function waitForCachedStaffScreens(tab: Tab): Promise<void> {
  await waitForCompleteWorkerIn(tab)
  await tab.until(async () => {
    const response = await window.fetch('/staff-files.json')
    const files = Object.keys((await response.json()) as object)
    const requests = await (await caches.open('staff-files')).keys()
    const paths = new Set(requests.map(({ url }) => new URL(url).pathname))
    return files.every((file) => paths.has(file))
  })
}
