import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { DESKTOP, PATIENCE } from './browser.ts'
import { hire } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { phonePhoto } from './photo.ts'
import { openScreen, signIn } from './staff.ts'

const { clinic, browser } = await openForTests()
let page: Page
beforeAll(async () => {
  page = await (await browser.newContext({ viewport: DESKTOP })).newPage()
  await signIn(page, clinic, await hire(clinic.sql))
})

interface Place {
  what: string
  path: string
  heading: string
  label: string
  table: string
  column: string
  bucket: string
  /** Opens the form; null where the screen is one. */
  edit: RegExp | null
}

const places: Place[] = [
  {
    what: 'the logo',
    path: 'hospital-profile',
    heading: 'Hospital Profile',
    label: 'Logo',
    table: 'hospital_profile',
    column: 'logo_image',
    bucket: 'hospital-profile',
    edit: null,
  },
  {
    what: 'the banner',
    path: 'hospital-profile',
    heading: 'Hospital Profile',
    label: 'Banner Image',
    table: 'hospital_profile',
    column: 'banner_image',
    bucket: 'hospital-profile',
    edit: null,
  },
  {
    what: 'a doctor’s photo',
    path: 'doctors',
    heading: 'Manage Doctors',
    label: 'Photo',
    table: 'doctors',
    column: 'photo',
    bucket: 'doctors',
    edit: /^Edit Dr/,
  },
  {
    what: 'a service’s icon',
    path: 'services',
    heading: 'Manage Services',
    label: 'Image',
    table: 'services',
    column: 'icon_image',
    bucket: 'services',
    edit: /^Edit /,
  },
  {
    what: 'a patient’s photo',
    path: 'testimonials',
    heading: 'Manage Testimonials',
    label: 'Patient Photo',
    table: 'testimonials',
    column: 'patient_photo',
    bucket: 'testimonials',
    edit: /^Edit /,
  },
]

test.for(places)(
  '$what is chosen, shown, stored on the server, and there for everyone (AC-283)',
  async ({ path, heading, label, table, column, bucket, edit }) => {
    await openScreen(page, clinic, path, heading)
    if (edit) await page.getByRole('button', { name: edit }).first().click()
    const before = await addresses(table, column)
    const box = page.getByLabel(new RegExp(`(Click to upload|Change) ${label}`))
    await box.first().setInputFiles(await phonePhoto(page, { width: 1200, height: 800 }))
    await page.getByRole('button', { name: /^Save/ }).first().click()

    const fresh = async () =>
      (await addresses(table, column)).filter((one) => !before.includes(one))
    await expect.poll(fresh, PATIENCE).toHaveLength(1)
    const [address = ''] = await fresh()
    expect(address).toMatch(new RegExp(`^/storage/v1/object/public/${bucket}/[^/]+\\.webp$`))
    const status = async () => (await page.request.get(clinic.url + address)).status()
    await expect.poll(status, PATIENCE).toBe(200)
  },
)

async function addresses(table: string, column: string): Promise<(string | null)[]> {
  const rows = await clinic.sql<{ address: string | null }>(
    `select ${column} as address from public.${table}`,
  )
  return rows.map(({ address }) => address)
}
