import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { roles, type Role } from '../src/model/roles.ts'
import { barriersOn } from './barriers.ts'
import { DESKTOP, PATIENCE, TABLET } from './browser.ts'
import { hire } from './clinic.ts'
import { colourOf } from './colours.ts'
import { deviceForTests, openForTests } from './fixture.ts'
import { phonePhoto } from './photo.ts'
import { openScreen, signIn, staffScreensAreKept } from './staff.ts'
import { storeOf } from './waiting-edits.ts'

const { clinic, browser } = await openForTests()
const tablet = await deviceForTests(TABLET)

async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    serviceWorkers: 'block',
    ...options,
  })
  return context.newPage()
}

const openProfile = (page: Page) => openScreen(page, clinic, 'hospital-profile', 'Hospital Profile')

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await page.getByText('Hospital profile saved successfully!').waitFor()
}

const profiles = () => clinic.sql('select * from public.hospital_profile')

test.for(roles)(
  'the hospital profile is for content staff: %s (S-09)',
  { tags: ['full'] },
  async (role: Role) => {
    const page = await newPage()
    const username = role.replace(' ', '-').toLowerCase()
    await signIn(page, clinic, await hire(clinic.sql, { role, username }))
    await page.getByRole('link', { name: 'Dashboard' }).waitFor()
    const isViewer = role === 'Viewer'
    expect(await page.getByRole('link', { name: 'Hospital Profile' }).count()).toBe(
      isViewer ? 0 : 1,
    )
    await page.goto(`${clinic.url}/admin/hospital-profile`)
    if (isViewer) await page.getByText('Your role does not include that screen.').waitFor()
    else await page.getByRole('button', { name: 'Save Profile' }).waitFor()
    await page.context().close()
  },
)

test('the profile is changed twice and stays one record, with who did it and when; visitors see it (AC-141, AC-145, AC-147, AC-149, AC-151, AC-418)', async () => {
  const asha = await hire(clinic.sql, { username: 'asha' })
  const page = await newPage()
  await signIn(page, clinic, asha)
  await openProfile(page)
  const [before] = await profiles()

  await page.getByLabel(/^Hospital Name/).fill('Vennela Brain Clinic')
  await page
    .getByLabel('Change Logo')
    .setInputFiles(await phonePhoto(page, { width: 600, height: 400 }))
  await page.getByText('On this device. It is sent after you save.').waitFor()
  await page.getByRole('button', { name: 'Add phone number' }).click()
  await page.keyboard.type('  ')
  await save(page)
  const banner = page
    .getByText('Hospital profile saved successfully!')
    .locator('xpath=ancestor::*[@data-tone]')
  expect(await colourOf(banner, 'borderInlineStartColor')).toBe('green')
  await page.getByLabel('Mission').fill('మీ ఆరోగ్యం\nమా బాధ్యత')
  await page.keyboard.press('Control+s')
  await expect
    .poll(async () => (await profiles()).map(({ mission }) => mission), PATIENCE)
    .toEqual(['మీ ఆరోగ్యం\nమా బాధ్యత'])

  const [after, ...others] = await profiles()
  expect(others).toEqual([])
  expect(after).toMatchObject({
    name: 'Vennela Brain Clinic',
    phone_numbers: before?.['phone_numbers'],
    banner_image: before?.['banner_image'],
    last_updated_by: asha.id,
  })
  expect(String(after?.['logo_image'])).not.toBe(String(before?.['logo_image']))
  expect(Number(after?.['updated_at'])).toBeGreaterThan(Number(before?.['updated_at']))
  const logo = await page.request.get(clinic.url + String(after?.['logo_image']))
  expect(logo.headers()['content-type']).toMatch(/^image\//)

  const visitor = await newPage()
  await visitor.goto(clinic.url)
  await visitor.getByRole('banner').getByText('Vennela Brain Clinic').waitFor()
  await visitor.getByText('మా బాధ్యత').waitFor()
  await visitor.context().close()
  await page.context().close()
})

test(
  'a clinic without a profile makes one, and only one (AC-146, AC-147)',
  { tags: ['full'] },
  async () => {
    await clinic.sql('delete from public.hospital_profile')
    const page = await newPage()
    await signIn(page, clinic, await hire(clinic.sql, { username: 'first' }))
    await openProfile(page)
    const name = page.getByLabel(/^Hospital Name/)
    await page.getByRole('button', { name: 'Save Profile' }).click()
    expect(await name.evaluate((input) => input.matches(':invalid'))).toBe(true)
    await name.fill('A New Clinic')
    await save(page)
    await expect.poll(profiles, PATIENCE).toHaveLength(1)
    await page.getByLabel('City').fill('Guntur')
    await save(page)
    await expect
      .poll(async () => (await profiles()).map((row) => [row['name'], row['city']]), PATIENCE)
      .toEqual([['A New Clinic', 'Guntur']])
    await page.context().close()
  },
)

test(
  'when the server cannot give the profile, the screen says so in red (AC-148, AC-418)',
  { tags: ['full'] },
  async () => {
    const page = await newPage()
    await page.context().route('**/rpc/sync_pull**', (route) => route.fulfill({ status: 500 }))
    await signIn(page, clinic, await hire(clinic.sql, { username: 'unlucky' }))
    await page.getByRole('link', { name: 'Hospital Profile' }).click()
    const banner = page.getByRole('alert').filter({ hasText: 'Failed to load hospital profile' })
    await banner.waitFor()
    expect(await colourOf(banner, 'borderInlineStartColor')).toBe('red')
    await page.context().close()
  },
)

test(
  'offline, what was typed survives a closed browser, is saved, and reaches the server later (S-53, AC-420)',
  { tags: ['full'] },
  async () => {
    const context = await tablet.open()
    const page = await context.newPage()
    const offline = await hire(clinic.sql, { username: 'offline' })
    await signIn(page, clinic, offline)
    await openProfile(page)
    await staffScreensAreKept(page)
    await context.setOffline(true)
    await page.getByLabel('State').fill('Andhra Pradesh')
    await page.getByText('Not saved').waitFor()
    await expect.poll(() => storeOf(page, offline, 'drafts'), PATIENCE).toHaveLength(1)
    await context.close()

    const again = await tablet.open({ offline: true })
    const reopened = await again.newPage()
    await openProfile(reopened)
    await reopened.getByText(/^Restored draft from/).waitFor()
    expect(await reopened.getByLabel('State').inputValue()).toBe('Andhra Pradesh')
    await save(reopened)
    await reopened.getByRole('form').getByText('Waiting to sync (1)').waitFor()
    await again.setOffline(false)
    await expect.poll(profiles, PATIENCE).toMatchObject([{ state: 'Andhra Pradesh' }])
    await again.close()
  },
)

test(
  'the form is open to all, and its Save button stays in sight while there is something to save',
  { tags: ['full'] },
  async () => {
    const page = await newPage()
    await signIn(page, clinic, await hire(clinic.sql, { username: 'reader' }))
    await openProfile(page)
    expect.soft(await barriersOn(page)).toEqual([])
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.getByLabel(/^Hospital Name/).fill('Another name')
    const button = await page.getByRole('button', { name: 'Save Profile' }).boundingBox()
    expect(button?.y).toBeLessThan(1024)
    expect(button?.height).toBeGreaterThanOrEqual(44)
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    for (const label of ['Mission', 'Pincode', 'Phone number 1', 'Working Hours']) {
      const field = page.getByLabel(label, { exact: true })
      await field.focus()
      const [box, bar] = [
        await field.boundingBox(),
        await page.getByRole('button', { name: 'Save Profile' }).boundingBox(),
      ]
      expect((box?.y ?? 0) + 30, label).toBeLessThan(bar?.y ?? 0)
    }
    await page.context().close()
  },
)
