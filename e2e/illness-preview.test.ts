// @module-tag full

import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'

import { LONG_TIMEOUT, TABLET } from './browser.ts'
import { openForTests } from './fixture.ts'
import { createPhonePhoto } from './photo.ts'
import { openSignedInPages } from './signed-in.ts'
import { waitForEverythingSaved, openScreen } from './staff.ts'

const { clinic, browser } = await openForTests()
const signedIn = openSignedInPages({ clinic, browser }, { hasTouch: true })

test('the preview of an illness with pictures written offline looks like the later public page (AC-270, S-30)', async () => {
  const { page } = await signedIn('Content Manager', TABLET)
  await openScreen(page, clinic, 'health-library/illnesses', 'Manage Illnesses')
  await waitForEverythingSaved(page)
  const photo = await createPhonePhoto(page, { width: 1200, height: 800 })
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Add Illness' }).tap()
  const form = page.getByRole('form', { name: 'Add New Illness' })
  await form.getByLabel('Illness Name').fill('Sample Vertigo <b> 🙂')
  await form.getByLabel('Short Summary').fill('గది తిరుగుతున్నట్లు ఉంటుంది.')
  await form.getByLabel('Symptoms').fill('\n Dizzy \n\n Sick')
  await form.getByLabel('Tags').fill('dizzy, , ears ,')
  await form.getByLabel('Also Called').fill('giddiness\nతల తిరగడం\nچکر آنا')
  await form.getByLabel('When To Get Help').fill('Call 108 when the face droops.')
  await form.getByLabel('Visibility').selectOption('published')
  for (const [at, description] of ['First', 'Second'].entries()) {
    await form.getByLabel('Click to upload Add a picture').setInputFiles(photo)
    await form.getByLabel(`Description of picture ${at + 1}`).fill(description)
  }
  await form.getByRole('button', { name: 'Move picture 2 to another place' }).tap()
  await page.getByLabel(/^Position \(/).fill('1')
  await page.getByRole('button', { name: 'Move', exact: true }).tap()

  await page.getByRole('button', { name: 'Preview' }).tap()
  const preview = page.frameLocator('iframe').getByRole('article')
  const picture = preview.getByRole('img', { name: 'Second' })
  await picture.scrollIntoViewIfNeeded()
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width, LONG_TIMEOUT).toBe(800)
  const previewed = await wordsOf(preview)
  await page.getByRole('button', { name: 'Back to the form' }).tap()
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await form.waitFor({ state: 'detached' })
  await page.context().setOffline(false)
  await waitForEverythingSaved(page)
  const stored = await clinic.sql(
    `select symptoms, tags, (select array_agg(alt_text order by p.display_order)
        from public.health_library_images p where p.illness_id = i.id) as pictures
      from public.health_library_illnesses i where slug = 'sample-vertigo-b'`,
  )
  const lists = { symptoms: ['Dizzy', 'Sick'], tags: ['dizzy', 'ears'] }
  expect(stored).toEqual([{ ...lists, pictures: ['Second', 'First'] }])

  const patient = await browser.newPage({ viewport: TABLET })
  await patient.goto(`${clinic.url}/health-library/sample-vertigo-b`)
  const article = patient.getByRole('article')
  await article.getByAltText('Second').waitFor()
  expect(await wordsOf(article)).toBe(previewed)
  const names = article.getByText('Also called: giddiness, తల తిరగడం, چکر آنا')
  const directionOf = (name: string) =>
    names.getByText(name).evaluate((word) => getComputedStyle(word).direction)
  expect([await directionOf('తల తిరగడం'), await directionOf('چکر آنا')]).toEqual(['ltr', 'rtl'])
  await patient.close()
})

/** The text of a visitor's page, without the share buttons. */
const wordsOf = (article: Locator) =>
  article.evaluate((all) => {
    const copy = all.cloneNode(true) as Element
    copy.querySelector('[data-hydrated]')?.parentElement?.remove()
    return copy.textContent
  })
