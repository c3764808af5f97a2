// @module-tag full

import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { LONG_TIMEOUT, TABLET } from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { openForTests } from './fixture.ts'
import {
  findCard,
  openRecordForm,
  expectInHeader,
  waitForEverythingSaved,
  openDoctors,
  submitForm,
  signIn,
} from './staff.ts'

const DOCTOR = 'Dr. Imran Baig'

const { clinic, browser } = await openForTests()
let hers: Page
let his: Page
beforeAll(async () => {
  hers = await tabletOf('sunita')
  his = await tabletOf('ravi')
})

test('two users who change different fields of one doctor both succeed (S-52, R8)', async () => {
  const [herForm, hisForm] = [await openRecordForm(hers, DOCTOR), await openRecordForm(his, DOCTOR)]
  await herForm.getByLabel('Qualification').fill('MD, DM, FRCP')
  await submitForm(herForm)
  await expectStored({ qualification: 'MD, DM, FRCP' })
  await hisForm.getByLabel('Specialisation').fill('Stroke')
  await submitForm(hisForm)
  await expectStored({ specialisation: 'Stroke' })
  expect(await stored()).toEqual({ qualification: 'MD, DM, FRCP', specialisation: 'Stroke' })
  await showsLatest(his)
  await showsLatest(hers)
})

test('the second of two edits of one field becomes a conflict, and its author can keep their version (S-52, D6)', async () => {
  await bothWrite({ qualification: 'Hers, first' }, { qualification: 'His, first' })
  expect(await stored()).toMatchObject({ qualification: 'Hers, first' })
  await findCard(his, DOCTOR).getByText('Needs attention (1)').waitFor()
  await findCard(his, DOCTOR).getByText('Hers, first').waitFor()

  const conflict = await openConflict()
  // The sync screen reads the author and the changes from the record's history.
  await conflict.getByText(/^sunita: .*, changed Qualification$/).waitFor()
  const field = conflict.getByRole('group', { name: 'Qualification' })
  await version(field, 'My version').getByText('His, first').waitFor()
  await version(field, 'Their version').getByText('Hers, first').waitFor()
  expect(await conflict.getByRole('button').allTextContents()).toEqual(['Keep mine', 'Use theirs'])
  await field.getByRole('button', { name: 'Keep mine' }).click()
  await expectSynced({ qualification: 'His, first' })
})

// I8
test('resolving a conflict as theirs keeps her version, and nothing of his is sent (S-52, D6)', async () => {
  await bothWrite({ qualification: 'Hers, second' }, { qualification: 'His, second' })
  const conflict = await openConflict()
  await conflict.getByRole('button', { name: 'Use theirs' }).click()
  await expectSynced({ qualification: 'Hers, second' })
  const [log] = await clinic.sql<{ tried: number }>(
    `select count(*)::int as tried from public.activity_logs where changes::text ~ 'His, second'`,
  )
  expect(log?.tried).toBe(0)
})

test('a conflict of two fields is resolved field by field (S-52)', async () => {
  await bothWrite(
    { qualification: 'Hers, third', specialisation: 'Her speciality' },
    { qualification: 'His, third', specialisation: 'His speciality' },
  )
  const conflict = await openConflict()
  const keepButton = conflict.getByRole('button', { name: 'Keep what I chose' })
  expect(await keepButton.isDisabled()).toBe(true)
  await choice(conflict, 'Qualification', 'Keep mine').check()
  await choice(conflict, 'Specialisation', 'Use theirs').check()
  await keepButton.click()
  await expectSynced({ qualification: 'His, third', specialisation: 'Her speciality' })
})

interface Written {
  qualification?: string
  specialisation?: string
}

/** Both open the form before either saves, so neither has seen the other's change. */
async function bothWrite(hersSaved: Written, hisSaved: Written): Promise<void> {
  await showsLatest(hers)
  await showsLatest(his)
  const forms = [await openRecordForm(hers, DOCTOR), await openRecordForm(his, DOCTOR)] as const
  await write(forms[0], hersSaved)
  await expectStored(hersSaved)
  await write(forms[1], hisSaved)
  await expectInHeader(his, 'Needs attention (1)')
}

async function write(form: Locator, { qualification, specialisation }: Written): Promise<void> {
  if (qualification) await form.getByLabel('Qualification').fill(qualification)
  if (specialisation) await form.getByLabel('Specialisation').fill(specialisation)
  await submitForm(form)
}

/** The conflict on the sync screen of the second user. */
async function openConflict(): Promise<Locator> {
  await his.getByRole('banner').getByRole('link', { name: 'Needs attention (1)' }).click()
  await his.getByRole('heading', { name: 'Unsent changes' }).waitFor()
  return his.getByRole('listitem').filter({ hasText: `Change of doctor ${DOCTOR}` })
}

/** One version of a field, which the user can choose. */
function version(field: Locator, title: string): Locator {
  return field.locator('dl > div').filter({ has: his.getByRole('term').getByText(title) })
}

function choice(conflict: Locator, field: string, name: string): Locator {
  return conflict.getByRole('group', { name: field }).getByRole('radio', { name })
}

/** The server has this, no edit is unsent, and both lists show it. */
async function expectSynced(expected: Written): Promise<void> {
  await his.getByText('Everything is on the server.').waitFor()
  await waitForEverythingSaved(his)
  await expectStored(expected)
  await openDoctors(his, clinic)
  await showsLatest(his)
  await showsLatest(hers)
}

async function expectStored(expected: Written): Promise<void> {
  await expect.poll(stored, LONG_TIMEOUT).toMatchObject(expected)
}

async function showsLatest(page: Page): Promise<void> {
  // Simulates a user returning to the tablet: it syncs at once.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const { qualification, specialisation } = await stored()
  const card = findCard(page, DOCTOR)
  await card.getByText(qualification, { exact: true }).waitFor()
  await card.getByText(specialisation, { exact: true }).waitFor()
}

async function stored(): Promise<Required<Written>> {
  const [row] = await clinic.sql<Required<Written>>(
    'select qualification, specialisation from public.doctors where name = $1',
    [DOCTOR],
  )
  if (!row) throw new Error(`${DOCTOR} is gone`)
  return row
}

async function tabletOf(username: string): Promise<Page> {
  const context = await browser.newContext({ viewport: TABLET })
  const page = await context.newPage()
  await signIn(page, clinic, await createStaffAccount(clinic.sql, { username }))
  await openDoctors(page, clinic)
  return page
}
