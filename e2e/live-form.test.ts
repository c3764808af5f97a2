// @module-tag full

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { LONG_TIMEOUT, TABLET } from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { openForTests } from './fixture.ts'
import {
  triggerRefresh,
  findCard,
  openRecordForm,
  waitForEverythingSaved,
  openDoctors,
  submitForm,
  signIn,
} from './staff.ts'

const DOCTOR = 'Dr. Imran Baig'

const { clinic, browser } = await openForTests()

test("an open form takes a colleague's changes, and a field changed by both is resolved there without a parked edit (S-74, D19)", async () => {
  const [hers, his] = [await tabletOf('sunita'), await tabletOf('ravi')]
  const hisForm = await openRecordForm(his, DOCTOR)
  await hisForm.getByLabel('Qualification').fill('His')
  const herForm = await openRecordForm(hers, DOCTOR)
  await herForm.getByLabel('Qualification').fill('Hers')
  await herForm.getByLabel('Specialisation').fill('Hers too')
  await submitForm(herForm)
  await waitForEverythingSaved(hers)
  await triggerRefresh(his)

  await hisForm.getByText('You changed it here too.').waitFor()
  expect(await hisForm.getByLabel('Specialisation').inputValue()).toBe('Hers too')
  await hisForm.getByRole('button', { name: 'Keep mine: Qualification' }).click()
  await submitForm(hisForm)
  await waitForEverythingSaved(his)
  await findCard(his, DOCTOR).getByText('His', { exact: true }).waitFor()
  const stored = 'select qualification, specialisation from public.doctors where name = $1'
  await expect
    .poll(() => clinic.sql(stored, [DOCTOR]), LONG_TIMEOUT)
    .toEqual([{ qualification: 'His', specialisation: 'Hers too' }])
})

test('two people who translate one text are asked below the translation, and its author can save (S-74)', async () => {
  const [hers, his] = [await tabletOf('anita'), await tabletOf('lakshmi')]
  const hisText = await openTranslation(his)
  await hisText.fill('అతని')
  const herText = await openTranslation(hers)
  await herText.fill('ఆమె')
  await submitForm(hers.getByRole('form'))
  await waitForEverythingSaved(hers)
  await triggerRefresh(his)

  const form = his.getByRole('form')
  await form.getByText('ఆమె').waitFor()
  expect(await form.getByRole('button', { name: /^(Use theirs|Keep mine)/ }).count()).toBe(2)
  await form.getByRole('button', { name: 'Keep mine: Qualification (తెలుగు)' }).click()
  await submitForm(form)
  await waitForEverythingSaved(his)
  const stored = `select translations->'te'->>'qualification' as text from public.doctors where name = $1`
  await expect.poll(() => clinic.sql(stored, [DOCTOR]), LONG_TIMEOUT).toEqual([{ text: 'అతని' }])
})

async function openTranslation(page: Page) {
  const form = await openRecordForm(page, DOCTOR)
  const text = form.getByRole('textbox', { name: 'Qualification (తెలుగు)' })
  if (!(await text.isVisible()))
    await form.getByRole('button', { name: /^తెలుగు ?, Qualification/ }).click()
  return text
}

test('the mouse wheel scrolls the page over a focused number input, and changes no number', async () => {
  const page = await tabletOf('wheeling')
  const form = await openRecordForm(page, DOCTOR)
  const years = form.getByLabel('Years of Experience')
  const before = await years.inputValue()
  await years.click()
  const scrolled = () => page.evaluate(() => window.scrollY)
  const top = await scrolled()
  await page.mouse.wheel(0, 300)
  await expect.poll(scrolled, LONG_TIMEOUT).not.toBe(top)
  expect(await years.inputValue()).toBe(before)
  await page.context().close()
})

test('a draft being typed in one window is not offered in another until that window is closed', async () => {
  const page = await tabletOf('typing')
  const form = await openRecordForm(page, DOCTOR)
  await form.getByLabel('Qualification').fill('Half typed')
  await form.getByText('Not saved').waitFor()
  // Longer than the pause after which a draft is stored.
  await page.waitForTimeout(500)

  const context = page.context()
  const second = await context.newPage()
  await openDoctors(second, clinic)
  const otherForm = await openRecordForm(second, DOCTOR)
  expect(await otherForm.getByLabel('Qualification').inputValue()).not.toBe('Half typed')
  expect(await second.getByText(/^Restored draft/).count()).toBe(0)
  await otherForm.getByLabel('Specialisation').fill('Typed here')
  await otherForm.getByText('Not saved').waitFor()
  await second.waitForTimeout(500)

  await page.close()
  await second.close()
  const third = await context.newPage()
  await openDoctors(third, clinic)
  await third.getByText(/^Restored draft/).waitFor()
  expect(await third.getByLabel('Specialisation').inputValue()).toBe('Typed here')
  await third.getByRole('button', { name: 'Discard draft' }).click()
  await third.reload()
  await third.getByText(/^Restored draft/).waitFor()
  expect(await third.getByLabel('Qualification').inputValue()).toBe('Half typed')
  await context.close()
})

async function tabletOf(username: string): Promise<Page> {
  const context = await browser.newContext({ viewport: TABLET })
  const page = await context.newPage()
  await signIn(page, clinic, await createStaffAccount(clinic.sql, { username }))
  await openDoctors(page, clinic)
  return page
}
