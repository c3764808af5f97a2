import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { SHARE_PICTURE } from '../src/model/texts/picture-path.ts'
import { isFullSuite, FULL_SUITE_ONLY } from '../supabase/tests/suites.ts'
import { DESKTOP, LONG_TIMEOUT } from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { createPhonePhoto } from './photo.ts'
import { openScreen, signIn } from './staff.ts'

const { clinic, browser } = await openForTests()
let page: Page
beforeAll(async () => {
  page = await (await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block' })).newPage()
  await signIn(page, clinic, await createStaffAccount(clinic.sql))
})

interface Place {
  title: string
  path: string
  heading: string
  label: string
  table: string
  column: string
  bucket: string
  /** Part of its file name. */
  ending?: string
  /** In pixels, if it is fixed. */
  size?: { width: number; height: number }
  /** Opens the form; null if the screen is one. */
  edit: RegExp | null
}

/** Two that are drawn in a fixed size, and one of the others (src/admin/forms/fields/image-field.test.tsx). */
const places: Place[] = [
  {
    title: 'the logo',
    path: 'hospital-profile',
    heading: 'Hospital Profile',
    label: 'Logo',
    table: 'hospital_profile',
    column: 'logo_image',
    bucket: 'hospital-profile',
    // The icon of an installed app.
    ending: '-512.webp',
    size: { width: 512, height: 512 },
    edit: null,
  },
  {
    title: 'the picture for shared links',
    path: 'hospital-profile',
    heading: 'Hospital Profile',
    label: 'Picture for Shared Links',
    table: 'hospital_profile',
    column: 'share_image',
    bucket: 'hospital-profile',
    ending: '.jpg',
    // The large picture of link previews.
    size: SHARE_PICTURE,
    edit: null,
  },
  {
    title: 'the photo of a doctor',
    path: 'doctors',
    heading: 'Manage Doctors',
    label: 'Photo',
    table: 'doctors',
    column: 'photo',
    bucket: 'doctors',
    edit: /^Edit /,
  },
]

test.for(places)(
  '$title is selected, shown, stored on the server, and visible to all (AC-283)',
  async (
    { path, heading, label, table, column, bucket, ending = '.webp', size, edit },
    { skip },
  ) => {
    skip(!isFullSuite && table !== 'doctors', FULL_SUITE_ONLY)
    await openScreen(page, clinic, path, heading)
    if (edit) await page.getByRole('button', { name: edit }).first().click()
    const before = await addresses(table, column)
    const box = page.getByLabel(new RegExp(`(Click to upload|Change) ${label}`))
    await box.first().setInputFiles(await createPhonePhoto(page, { width: 1200, height: 800 }))
    await page.getByRole('button', { name: /^Save/ }).first().click()

    const fresh = async () =>
      (await addresses(table, column)).filter((one) => !before.includes(one))
    await expect.poll(fresh, LONG_TIMEOUT).toHaveLength(1)
    const [address = ''] = await fresh()
    expect(address).toMatch(new RegExp(`^/storage/v1/object/public/${bucket}/[^/]+${ending}$`))
    const fetchPicture = () => page.request.get(clinic.url + address)
    await expect.poll(async () => (await fetchPicture()).status(), LONG_TIMEOUT).toBe(200)
    if (!size) return
    expect(await page.evaluate(sizeOf, clinic.url + address)).toEqual(size)
  },
)

test.for(['Logo', 'Banner Image'])(
  '%s: a black drawing without a ground gets a white one, and an orange one stays transparent',
  { tags: ['full'] },
  async (label) => {
    await openScreen(page, clinic, 'hospital-profile', 'Hospital Profile')
    const preview = page.getByRole('img', { name: `Preview of the ${label.toLowerCase()}` })
    for (const [color, corner] of [
      ['black', [255, 255, 255, 255]],
      ['orange', [0, 0, 0, 0]],
    ] as const) {
      const before = await preview.getAttribute('src')
      const base64 = await page.evaluate(drawDisc, color)
      await page.getByLabel(`Change ${label}`).setInputFiles({
        name: 'drawing.png',
        mimeType: 'image/png',
        buffer: Buffer.from(base64, 'base64'),
      })
      await expect.poll(() => preview.getAttribute('src')).not.toBe(before)
      expect(await preview.evaluate(cornerOf), color).toEqual(corner)
    }
  },
)

function drawDisc(color: string): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 200, height: 200 })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = color
  context.arc(100, 100, 60, 0, 7)
  context.fill()
  return canvas.toDataURL('image/png').replace(/^.*,/, '')
}

async function cornerOf(image: SVGElement | HTMLElement): Promise<number[]> {
  if (!(image instanceof HTMLImageElement)) throw new Error('No picture')
  await image.decode()
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('No canvas')
  context.drawImage(image, 0, 0)
  return [...context.getImageData(2, 2, 1, 1).data]
}

test(
  'a picture over 5 MB is rejected, and a smaller copy is uploaded on request (AC-284, S-47)',
  { tags: ['full'] },
  async () => {
    await openScreen(page, clinic, 'hospital-profile', 'Hospital Profile')
    const photo = await createPhonePhoto(page, { width: 4000, height: 3000 })
    const buffer = Buffer.concat([photo.buffer, Buffer.alloc(6_000_000)])
    await page
      .getByLabel(/(Click to upload|Change) Banner Image/)
      .setInputFiles({ ...photo, buffer })
    await page.getByText('File size must be less than 5MB').waitFor()
    await page.getByRole('button', { name: 'Use a smaller copy' }).click()
    await page.getByText('On this device. It is sent after you save.').waitFor()
    expect(await page.getByText('File size must be less than 5MB').count()).toBe(0)
    expect((await savedBanner()).length).toBeLessThan(500_000)
  },
)

test.for([
  ['#0f5f73', 'jpg'],
  ['transparent', 'png'],
] as const)(
  'in a browser that cannot write WebP a picture on %s is stored as %s (S-49)',
  async ([ground, ending], { skip }) => {
    skip(!isFullSuite && ending !== 'jpg', FULL_SUITE_ONLY)
    await openScreen(page, clinic, 'hospital-profile', 'Hospital Profile')
    await page.evaluate(asInSafari)
    const buffer = Buffer.from(await page.evaluate(drawCircle, ground), 'base64')
    const box = page.getByLabel(/(Click to upload|Change) Banner Image/)
    await box.setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer })
    await page.getByText('On this device. It is sent after you save.').waitFor()
    expect((await savedBanner(ending)).length).toBeGreaterThan(0)
  },
)

/** Runs in the browser: the natural size of a picture. */
async function sizeOf(address: string): Promise<{ width: number; height: number }> {
  const image = Object.assign(new Image(), { src: address })
  await image.decode()
  return { width: image.naturalWidth, height: image.naturalHeight }
}

/** Safari returns a PNG if asked for WebP. */
function asInSafari(): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the canvas below
  const write = HTMLCanvasElement.prototype.toBlob
  HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
    write.call(this, done, type === 'image/webp' ? 'image/png' : type, quality)
  }
}

/** A PNG with a circle on a background. */
function drawCircle(ground: string): string {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 300, height: 200 })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = ground
  context.fillRect(0, 0, 300, 200)
  context.fillStyle = '#f2c14e'
  context.arc(150, 100, 50, 0, 7)
  context.fill()
  return canvas.toDataURL('image/png').replace(/^.*,/, '')
}

/** Saves, and returns the banner's file once the server has it. */
async function savedBanner(ending = 'webp'): Promise<Buffer> {
  const [before] = await addresses('hospital_profile', 'banner_image')
  await page.getByRole('button', { name: /^Save/ }).first().click()
  const after = async () => (await addresses('hospital_profile', 'banner_image'))[0]
  await expect.poll(after, LONG_TIMEOUT).not.toBe(before)
  const address = await after()
  expect(address).toMatch(new RegExp(`\\.${ending}$`))
  const fetchPicture = () => page.request.get(clinic.url + address)
  await expect.poll(async () => (await fetchPicture()).status(), LONG_TIMEOUT).toBe(200)
  return (await fetchPicture()).body()
}

async function addresses(table: string, column: string): Promise<(string | null)[]> {
  const rows = await clinic.sql<{ address: string | null }>(
    `select ${column} as address from public.${table}`,
  )
  return rows.map(({ address }) => address)
}
