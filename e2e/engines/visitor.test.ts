import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openClinic, type Clinic } from '../clinic.ts'
import { chromium, firefox } from './puppeteer.ts'
import type { Device } from './tab.ts'
import { webkit } from './webkit.ts'
import { workerInCharge } from './worker.ts'

const PHONE = { width: 390, height: 844 }
const PAGES = ['/', '/services', '/doctors', '/testimonials', '/contact', '/health-library']

describe.for([firefox, webkit, chromium])('in $name', (engine) => {
  let clinic: Clinic
  let phone: Device
  beforeAll(async () => {
    ;[clinic, phone] = await Promise.all([openClinic(), engine.open(PHONE)])
  })
  afterAll(async () => {
    await phone?.close()
    await clinic?.close()
  })

  test('the home page comes alive, and a worker keeps it (S-53)', async () => {
    await phone.goto(clinic.url)
    await phone.see({ role: 'heading', name: 'Vennela Neurology Centre' })
    await workerInCharge(phone)
    await phone.until(() => performance.getEntriesByName('usable').length > 0)
    expect(await phone.evaluate(() => document.title)).toContain('Vennela Neurology Centre')
  })

  test('both ways of colours are shown, and nothing is wider than the page', async () => {
    for (const path of PAGES) {
      await phone.goto(clinic.url + path)
      await phone.until(() => performance.getEntriesByName('usable').length > 0)
      expect.soft(await phone.evaluate(tooWide), path).toBe(false)
    }
    const light = await phone.evaluate(paper)
    await phone.evaluate(() => window.localStorage.setItem('nadi-theme-mode', 'dark'))
    await phone.reload()
    await phone.until(() => document.documentElement.dataset['themeMode'] === 'dark')
    expect(await phone.evaluate(paper)).not.toBe(light)
  })

  test('with the server gone every page opens, also by a reload, and a search finds what is misspelt (S-53)', async () => {
    await phone.goto(`${clinic.url}/health-library`)
    await phone.until(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return kept.flat().some(({ url }) => url.endsWith('/contact'))
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
    await clinic.up()
  })

  test('/login without a network says what it needs, on a device where nobody ever signed in (S-53)', async () => {
    await clinic.down()
    await phone.goto(`${clinic.url}/login`)
    await phone.see({ role: 'heading', name: 'The staff panel is not on this device yet' })
    expect(await phone.evaluate(() => document.body.innerText)).toMatch(/Connect to the network/)
    await phone.goto(`${clinic.url}/admin/doctors`)
    await phone.see({ role: 'heading', name: 'The staff panel is not on this device yet' })
    await phone.click({ role: 'link', name: 'Go to Home' })
    await phone.see({ role: 'heading', name: 'Vennela Neurology Centre' })
    await phone.goto(`${clinic.url}/login`)
    await phone.see({ role: 'button', name: 'Retry' })
    await clinic.up()
    await phone.click({ role: 'button', name: 'Retry' })
    await phone.see({ role: 'field', name: 'Username' })
  })
})

/** Asked in the page itself. */
const paper = () => getComputedStyle(document.body).backgroundColor
const tooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
