// @module-tag full

import { expect, test } from 'vitest'

import { DESKTOP, collectPageProblems } from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { createPhonePhoto } from './photo.ts'
import { openRecordForm, waitForEverythingSaved, openDoctors, submitForm, signIn } from './staff.ts'

/** The server's address in the clinic's network: an insecure context for browsers. */
const IN_THE_HOUSE = { url: 'http://nadi.test' }

const { clinic, browser } = await openForTests()

test('over plain http staff sign in, edit, change a photo and save it', async () => {
  const person = await createStaffAccount(clinic.sql)
  const context = await browser.newContext({ viewport: DESKTOP })
  await context.route(`${IN_THE_HOUSE.url}/**`, async (route) => {
    const requestedUrl = route.request().url()
    await route.fulfill({
      response: await route.fetch({
        url: requestedUrl.replace(IN_THE_HOUSE.url, clinic.url),
        maxRedirects: 0,
      }),
    })
  })
  const page = await context.newPage()
  const problems = collectPageProblems(page)
  await signIn(page, IN_THE_HOUSE, person)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)

  await openDoctors(page, IN_THE_HOUSE)
  const form = await openRecordForm(page, 'Dr. Meera Chacko')
  await form.getByLabel('Qualification').first().fill('MD, in the house')
  const photo = await createPhonePhoto(page, { width: 400, height: 300 })
  await form.getByLabel(/Photo/).first().setInputFiles(photo)
  await submitForm(form)
  await waitForEverythingSaved(page)
  expect(problems).toEqual([])
  // A picture may still be uploading.
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
})
