// @module-tag full

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { newDevice, LONG_TIMEOUT, TABLET, waitForCompleteWorker, type Device } from './browser.ts'
import { createStaffAccount, openClinic, type Clinic, type Person } from './clinic.ts'
import { openDoctors, signIn } from './staff.ts'

const FILES = fileURLToPath(new URL('../supabase/seed/files/doctors/', import.meta.url))

let clinic: Clinic
let device: Device
let person: Person
beforeAll(async () => {
  ;[clinic, device] = await Promise.all([openClinic(), newDevice(TABLET)])
  person = await createStaffAccount(clinic.sql)
  await clinic.sql(
    `update public.doctors set is_enabled = false where photo like '%/imran-baig.webp'`,
  )
})
afterAll(async () => {
  await device.discard()
  await clinic.close()
})

test('a picture only staff may see is not on the disk of a shared tablet after sign-out, and a public one may be (threat 30, S-54)', async () => {
  const context = await device.open()
  const page = await context.newPage()
  await signIn(page, clinic, person)
  await waitForCompleteWorker(page)
  await openDoctors(page, clinic)
  for (const doctor of ['Dr. Imran Baig', 'Dr. Meera Chacko']) {
    const photo = page.getByRole('listitem').filter({ hasText: doctor }).locator('img')
    await photo.scrollIntoViewIfNeeded()
    const isShown = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
    await expect.poll(isShown, LONG_TIMEOUT).toBe(true)
  }
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  // The HTTP cache's memory is written to the disk when the browser exits.
  await context.close()

  expect(await onDisk('meera-chacko.webp')).not.toEqual([])
  expect(await onDisk('imran-baig.webp')).toEqual([])
})

/** The files of the browser's profile that contain the bytes of a picture. */
async function onDisk(name: string): Promise<string[]> {
  const bytes = await readFile(join(FILES, name))
  // Long enough to identify this picture, short enough to be stored in one piece.
  const part = bytes.subarray(500, 564)
  const found = await readdir(device.profile, { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile()).map((f) => join(f.parentPath, f.name))
  const have = await Promise.all(files.map(async (file) => (await readFile(file)).includes(part)))
  return files.filter((_file, at) => have[at])
}
