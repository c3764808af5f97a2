import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { roles, type Role } from '../src/model/roles.ts'
import { barriersOn } from './barriers.ts'
import { DESKTOP, PATIENCE, TABLET } from './browser.ts'
import { hire } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { signedInPages } from './signed-in.ts'
import { openScreen, signIn } from './staff.ts'

const MAP = 'https://www.google.com/maps/embed?pb=!1m18!2d78.39!3d17.43'

const { clinic, browser } = await openForTests()
const pageOf = signedInPages({ clinic, browser })

async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    serviceWorkers: 'block',
    ...options,
  })
  return context.newPage()
}

/** As somebody who has come back to it. */
async function comeToContact(): Promise<Page> {
  const { page } = await pageOf('Content Manager')
  await openScreen(page, clinic, 'contact', 'Contact Information')
  return page
}

async function openContact(username: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await newPage(options)
  await signIn(page, clinic, await hire(clinic.sql, { username }))
  await openScreen(page, clinic, 'contact', 'Contact Information')
  return page
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Contact Info' }).click()
  await page.getByText('Contact information saved successfully!').waitFor()
}

const contacts = () => clinic.sql('select * from public.contact_information')

/** Waits until the one record on the server is like this. */
async function arrived(contact: Record<string, unknown>): Promise<void> {
  await expect.poll(contacts, PATIENCE).toMatchObject([contact])
}

async function logged(): Promise<unknown[]> {
  const lines = await clinic.sql<{ line: string }>(
    `select u.username || ': ' || l.action || ', ' || l.description as line
    from public.activity_logs l join public.users u on u.id = l.user_id
    where l.table_affected = 'contact_information' order by l.created_at`,
  )
  return lines.map(({ line }) => line)
}

test.for(roles)(
  'the contact information is for content staff: %s (S-09)',
  { tags: ['full'] },
  async (role: Role) => {
    const page = await newPage()
    const username = role.replace(' ', '-').toLowerCase()
    await signIn(page, clinic, await hire(clinic.sql, { role, username }))
    await page.getByRole('link', { name: 'Dashboard' }).waitFor()
    const isViewer = role === 'Viewer'
    expect(await page.getByRole('link', { name: 'Contact Info' }).count()).toBe(isViewer ? 0 : 1)
    await page.goto(`${clinic.url}/admin/contact`)
    if (isViewer) await page.getByText('Your role does not include that screen.').waitFor()
    else await page.getByRole('button', { name: 'Save Contact Info' }).waitFor()
    await page.context().close()
  },
)

test(
  'a booking link is judged by the browser, and leads to a website or nowhere (AC-189, AC-425, S-28)',
  { tags: ['full'] },
  async () => {
    const page = await comeToContact()
    const link = page.getByLabel('Appointment Booking Link')
    await link.fill('abc')
    expect(await link.evaluate((input) => input.matches(':invalid'))).toBe(true)
    await page.getByRole('button', { name: 'Save Contact Info' }).click()
    for (const address of ['javascript:alert(1)', 'data:text/html,x', 'ftp://example.org']) {
      await link.fill(address)
      expect(await link.evaluate((input) => input.matches(':invalid')), address).toBe(false)
      await page.getByRole('button', { name: 'Save Contact Info' }).click()
      await page.getByText(/starts with http:\/\/ or https:\/\//).waitFor()
    }
    expect(await contacts()).toMatchObject([
      { appointment_booking_link: 'https://example.org/book-an-appointment' },
    ])
    await link.fill('https://example.org/new?a=1&b=2')
    await save(page)
    await arrived({ appointment_booking_link: 'https://example.org/new?a=1&b=2' })
    await page.goto(`${clinic.url}/contact`)
    await expect
      .poll(() => page.getByRole('link', { name: 'Book online' }).getAttribute('href'), PATIENCE)
      .toBe('https://example.org/new?a=1&b=2')
  },
)

test('of pasted code only the address of the map is kept; it is looked at before, and visitors get it (AC-079, AC-193, S-31)', async () => {
  const page = await comeToContact()
  await page
    .getByLabel('Google Maps Embed Code')
    .fill(`<iframe src="${MAP}" width="600" onload="alert(1)"></iframe><script>alert(1)</script>`)
  expect(await page.locator('iframe').count()).toBe(0)
  await page.getByRole('button', { name: 'Show the map' }).click()
  expect(await page.getByTitle('Preview of the map').getAttribute('src')).toBe(MAP)
  expect(await contacts()).not.toMatchObject([{ google_maps_code: MAP }])
  await save(page)
  await arrived({ google_maps_code: MAP })

  await page.goto(`${clinic.url}/contact`)
  await page.getByRole('button', { name: 'Show map' }).click()
  await expect.poll(() => page.locator('iframe').getAttribute('src'), PATIENCE).toBe(MAP)
})

test(
  'what holds no map is said to hold none, can be saved, and shows visitors no map (AC-080, S-31)',
  { tags: ['full'] },
  async () => {
    const page = await comeToContact()
    await page.getByLabel('Google Maps Embed Code').fill('https://maps.app.goo.gl/AbC123')
    await page.getByText(/^This is a link for sending to people/).waitFor()
    await save(page)
    await arrived({ google_maps_code: 'https://maps.app.goo.gl/AbC123' })
    await page.goto(`${clinic.url}/contact`)
    expect(await page.getByText('Map not available').innerText()).toBe('Map not available')
  },
)

test("offline the contact record is changed, with a warning for the number of 'Call Us'; online it arrives (AC-077, AC-190, S-26, S-53)", async () => {
  const page = await openContact('nurse', { viewport: TABLET, hasTouch: true })
  await page.context().setOffline(true)
  await page.getByLabel('Working Hours').fill('Monday: 9 to 5\nఆదివారం: సెలవు')
  for (const remove of ['Remove Phone number 3', 'Remove Phone number 2']) {
    await page.getByRole('button', { name: remove }).tap()
  }
  await page.getByLabel('Phone number 1').fill('040 2345 1234')
  await page.getByText(/and that number is not in the list/).waitFor()
  await save(page)
  await page.getByRole('form').getByText('Waiting to sync (1)').waitFor()
  await page.context().setOffline(false)
  await arrived({
    phone_numbers: ['040 2345 1234'],
    working_hours: 'Monday: 9 to 5\nఆదివారం: సెలవు',
  })
  await page.goto(`${clinic.url}/contact`)
  const hours = page.getByText(/ఆదివారం/).first()
  await hours.waitFor()
  expect(await hours.evaluate((text) => getComputedStyle(text).whiteSpace)).toContain('pre-line')
  await page.context().close()
})

test(
  'a clinic without contact information makes one record, changes it, and both are in the log (AC-191, AC-195)',
  { tags: ['full'] },
  async () => {
    await clinic.sql('delete from public.contact_information')
    // There never was one: what was deleted would be brought back (R17).
    await clinic.sql(`delete from sync.tombstones where tbl = 'contact_information'`)
    await clinic.sql('alter table public.activity_logs disable trigger all')
    await clinic.sql('delete from public.activity_logs')
    await clinic.sql('alter table public.activity_logs enable trigger all')
    const page = await openContact('founder')
    for (const address of ['Plot 1', 'Plot 2']) {
      await page.getByRole('textbox', { name: 'Address', exact: true }).fill(address)
      await save(page)
      await arrived({ address })
    }
    expect(await logged()).toEqual([
      'founder: create, Added contact information',
      'founder: update, Updated contact information',
    ])
    await page.context().close()
  },
)

test(
  'when the server cannot give the record, the screen says so (AC-192)',
  { tags: ['full'] },
  async () => {
    const page = await newPage()
    await page.context().route('**/rpc/sync_pull**', (route) => route.fulfill({ status: 500 }))
    await signIn(page, clinic, await hire(clinic.sql, { username: 'unlucky' }))
    await page.getByRole('link', { name: 'Contact Info' }).click()
    expect(await page.getByRole('alert').innerText()).toBe('Failed to load contact information')
    await page.context().close()
  },
)

test(
  'the form is open to all, with and without a map, and with its warnings',
  { tags: ['full'] },
  async () => {
    // A device that saw the record of before would ask whose words stand.
    const page = await openContact('auditor')
    await page.getByLabel('Google Maps Embed Code').fill(MAP)
    await page.getByRole('textbox', { name: 'Phone number 1' }).fill('040 2345 1234')
    expect.soft(await barriersOn(page), 'with a map').toEqual([])
    await page.getByLabel('Google Maps Embed Code').fill('a'.repeat(500))
    expect.soft(await barriersOn(page), 'without').toEqual([])
    await page.context().close()
  },
)
