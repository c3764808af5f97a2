import { expect, test } from 'vitest'

import type { EngineFixture } from '../engine-fixture.ts'
import { waitForCompleteWorkerIn } from '../worker.ts'

const PAGES = ['/', '/services', '/doctors', '/testimonials', '/contact', '/health-library']

export function visitorTests(opened: EngineFixture): void {
  test(
    'the home page hydrates, and a service worker caches it (S-53)',
    { tags: ['full'] },
    async () => {
      const { phone, clinic } = opened
      await phone.goto(clinic.url)
      await phone.see({ role: 'heading', name: 'Vennela Neurology Centre' })
      await waitForCompleteWorkerIn(phone)
      await phone.until(() => performance.getEntriesByName('usable').length > 0)
      expect(await phone.evaluate(() => document.title)).toContain('Vennela Neurology Centre')
    },
  )

  test('with the server down every page opens, also by a reload, and search finds misspelt words (S-53)', async () => {
    const { phone, clinic } = opened
    await phone.goto(`${clinic.url}/health-library`)
    await phone.until(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      )
      return requests.flat().some(({ url }) => url.endsWith('/contact'))
    })
    await clinic.down()
    for (const path of PAGES) {
      await phone.goto(clinic.url + path)
      await phone.until((words) => document.querySelector('h1')?.textContent !== words, '')
      expect.soft(await phone.evaluate(() => document.title), path).not.toMatch(/not found/i)
    }
    await phone.reload()
    await phone.goto(`${clinic.url}/health-library?q=migrane`)
    await phone.see({ role: 'heading', name: 'Migraine' })
  })

  test(
    'a page left during a request and kept in the back/forward cache does not block the next one (D10)',
    { tags: ['full'] },
    async () => {
      const { phone, clinic } = opened
      await phone.goto(clinic.url)
      await phone.until(() => performance.getEntriesByName('usable').length > 0)
      await phone.evaluate(() => {
        // As if the visitor had returned to the page a moment ago.
        window.addEventListener('pagehide', () => window.dispatchEvent(new Event('online')))
        location.href = '/contact'
      })
      await phone.until(() => location.pathname === '/contact')
      const number = `+91 40 5550 ${String(Date.now()).slice(-4)}`
      await clinic.sql(
        'update public.contact_information set phone_numbers = array_append(phone_numbers, $1)',
        [number],
      )
      await phone.evaluate(() => void window.dispatchEvent(new Event('online')))
      await phone.until((words) => document.body.innerText.includes(words), number)
      expect(await phone.evaluate(() => location.pathname)).toBe('/contact')
    },
  )

  test(
    'offline, /login says what it needs, on a device without any sign-in (S-53)',
    { tags: ['full'] },
    async () => {
      const { phone, clinic } = opened
      await clinic.down()
      await phone.goto(`${clinic.url}/login`)
      await phone.see({ role: 'heading', name: 'The staff panel is not on this device yet' })
      await phone.until(() => document.body.innerText.includes('Connect to the network'))
      await phone.goto(`${clinic.url}/admin/doctors`)
      // A page whose files are missing reloads itself once, but not during a press.
      await phone.reload()
      await phone.see({ role: 'heading', name: 'The staff panel is not on this device yet' })
      await phone.click({ role: 'link', name: 'Go to Home' })
      await phone.see({ role: 'heading', name: 'Vennela Neurology Centre' })
      await phone.goto(`${clinic.url}/login`)
      await phone.reload()
      await phone.see({ role: 'button', name: 'Retry' })
      await clinic.up()
      await phone.click({ role: 'button', name: 'Retry' })
      await phone.see({ role: 'field', name: 'Username' })
      expect(await phone.evaluate(() => location.pathname)).toBe('/login')
    },
  )
}
