// @module-tag full

import { expect, test } from 'vitest'

import { createHostilePictures } from '../tools/hostile-pictures/hostile-pictures.ts'
import { DESKTOP, LONG_TIMEOUT } from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { createPhonePhoto } from './photo.ts'
import { openScreen, signIn } from './staff.ts'

const REFUSALS = [
  'Only JPEG, PNG, WebP, and GIF images are allowed',
  'File size must be less than 5MB',
  'This picture is too small. Please choose one of at least 32 pixels each way.',
  'This picture has too many pixels to open here. Please choose a smaller one.',
  'Failed to upload image. The file is damaged, or this browser cannot open it. Please choose another one.',
  'This file is empty. Please choose another one.',
]
const AT_ONCE = 20

const { clinic, browser } = await openForTests()

test('a picture made to break decoders is shown or rejected with a message, and the next one works (S-47, S-49)', async () => {
  const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block' })
  const page = await context.newPage()
  await signIn(page, clinic, await createStaffAccount(clinic.sql))
  await openScreen(page, clinic, 'hospital-profile', 'Hospital Profile')
  const field = page.getByRole('group', { name: 'Logo' })

  const outcomes: [name: string, outcome: string][] = []
  const mine = await createHostilePictures()
  for (let at = 0; at < mine.length; at += AT_ONCE) {
    const some = mine
      .slice(at, at + AT_ONCE)
      .map(({ name, type, bytes }) => ({ name, type, base64: bytes.toString('base64') }))
    outcomes.push(...(await field.evaluate(chooseEach, some)))
  }
  const known = new Set(['shown', ...REFUSALS])
  expect(outcomes.filter(([, outcome]) => !known.has(outcome))).toEqual([])
  expect(outcomes).toHaveLength(mine.length)
  // A run in which all were accepted, or all rejected, would prove little.
  const shownCount = outcomes.filter(([, outcome]) => outcome === 'shown').length
  expect(shownCount).toBeGreaterThan(20)
  expect(mine.length - shownCount).toBeGreaterThan(20)

  await page
    .getByLabel(/(Click to upload|Change) Logo/)
    .setInputFiles(await createPhonePhoto(page, { width: 1200, height: 800 }))
  await page.getByRole('button', { name: /^Save/ }).first().click()
  const logo = async () => {
    const [row] = await clinic.sql<{ logo: string | null }>(
      'select logo_image as logo from public.hospital_profile',
    )
    const address = row?.logo ?? ''
    const response = await page.request.get(clinic.url + address)
    return [address.endsWith('.webp'), response.status(), response.headers()['content-type']]
  }
  await expect.poll(logo, LONG_TIMEOUT).toEqual([true, 200, 'image/webp'])
  await context.close()
})

interface Sent {
  name: string
  type: string
  base64: string
}

/** Runs in the browser: selects one file after the other, and returns the results. */
async function chooseEach(field: Element, files: Sent[]): Promise<[string, string][]> {
  const outcomes: [string, string][] = []
  for (const { name, type, base64 } of files) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], name, { type }))
    const input = field.querySelector<HTMLInputElement>('input[type=file]:not([capture])')
    if (!input) throw new Error('The field has no place for a file')
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    const isBusy = () => field.getAttribute('aria-busy') === 'true'
    // It starts at once; a file that never finishes fails the test.
    if (!isBusy()) outcomes.push([name, 'was not looked at'])
    while (isBusy()) await new Promise((again) => setTimeout(again, 5))
    const errorText = field.querySelector('[id$="-error"]')?.textContent ?? ''
    outcomes.push([name, errorText || 'shown'])
  }
  return outcomes
}
