import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { PATIENCE, TABLET } from './browser.ts'
import { hire } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { cardOf, edit, openDoctors, save, signIn, staffScreensAreKept } from './staff.ts'

const DOCTOR = 'Dr. Imran Baig'

const { clinic, browser } = await openForTests()

test(
  'a Content Manager sees whose words these are, and without a network brings the earlier ones back',
  { tags: ['thorough'] },
  async () => {
    const hers = await tabletOf('sunita')
    const [before] = await qualification()
    const form = await edit(hers, DOCTOR)
    await form.getByLabel('Qualification').fill('MD, DM, and one word too many')
    await save(form)
    await expect.poll(qualification, PATIENCE).toEqual(['MD, DM, and one word too many'])

    const his = await tabletOf('ravi')
    await staffScreensAreKept(his)
    await openHistory(his)
    const newest = his
      .getByRole('list', { name: `History of ${DOCTOR}` })
      .getByRole('listitem')
      .first()
    await newest.getByText('sunita', { exact: true }).waitFor()
    await newest.locator('ins').first().waitFor()
    await his.keyboard.press('Escape')
    await his.getByRole('button', { name: 'Cancel' }).click()

    await his.context().setOffline(true)
    await openHistory(his)
    await newest.getByRole('button', { name: /^Bring back Qualification/ }).click()
    await his.getByRole('button', { name: 'Bring back', exact: true }).click()
    await cardOf(his, DOCTOR).getByText('Waiting to sync (1)').waitFor()
    await cardOf(his, DOCTOR)
      .getByText(before ?? '', { exact: true })
      .waitFor()
    expect(await qualification()).toEqual(['MD, DM, and one word too many'])
    await his.context().setOffline(false)
    await expect.poll(qualification, PATIENCE).toEqual([before])
  },
)

async function openHistory(page: Page): Promise<void> {
  const form = await edit(page, DOCTOR)
  await form.getByRole('button', { name: 'History' }).click()
}

async function qualification(): Promise<string[]> {
  const rows = await clinic.sql<{ qualification: string }>(
    'select qualification from public.doctors where name = $1',
    [DOCTOR],
  )
  return rows.map((row) => row.qualification)
}

async function tabletOf(username: string): Promise<Page> {
  const context = await browser.newContext({ viewport: TABLET })
  const page = await context.newPage()
  await signIn(page, clinic, await hire(clinic.sql, { username }))
  await openDoctors(page, clinic)
  return page
}
