// @module-tag full

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { findAccessibilityViolations } from './accessibility-violations.ts'
import { TABLET } from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { chooseFromRowMenu, waitForEverythingSaved, openScreen, signIn } from './staff.ts'

const { clinic, browser } = await openForTests()

const NAME = 'Insomnia'
const stored = () =>
  clinic.sql<{ tags: string[]; category: string | null; pictures: string[] }>(
    `select i.tags, c.category_name as category,
      array(select p.id::text from public.health_library_images p where p.illness_id = i.id order by p.display_order) as pictures
     from public.health_library_illnesses i left join public.health_library_categories c on c.id = i.category_id
     where i.illness_name = $1`,
    [NAME],
  )

test('an illness deleted on one tablet is restored completely from another one, and from the one that deleted it (R17, D18)', async () => {
  await clinic.sql(
    `insert into public.health_library_images (illness_id, image_url, alt_text, display_order)
       select id, 'https://example.org/' || n || '.png', 'Picture ' || n, 7 + n
       from public.health_library_illnesses, generate_series(1, 2) n where illness_name = $1`,
    [NAME],
  )
  const [before] = await stored()
  expect(before?.category).not.toBeNull()
  const [hers, his] = [await tabletOf('lakshmi'), await tabletOf('suresh')]

  // He edits it offline while she deletes it.
  await his.getByRole('button', { name: `Edit ${NAME}`, exact: true }).click()
  await his.context().setOffline(true)
  const form = his.getByRole('dialog', { name: / Illness$/ })
  await form.getByLabel('Tags').fill('night')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'detached' })
  await removed(hers)
  await his.context().setOffline(false)
  await his.getByRole('link', { name: /Needs attention/ }).click()
  const comes = `with ${before?.pictures.length} pictures`
  const restoreButton = his.getByRole('button', { name: `Restore it with my changes, ${comes}` })
  await restoreButton.waitFor()
  expect.soft(await findAccessibilityViolations(his), 'the question').toEqual([])
  await restoreButton.click()
  await waitForEverythingSaved(his)
  expect(await stored()).toEqual([{ ...before, tags: ['night'] }])

  // Her tablet syncs; she deletes it again, and restores it herself later.
  await found(hers)
  await removed(hers)
  await openScreen(hers, clinic, 'trash', 'Trash')
  const again = hers.getByRole('button', { name: `Restore ${comes} ${NAME}` })
  await again.waitFor()
  // His tablet shows who did it, and he may restore it as well.
  await openScreen(his, clinic, 'trash', 'Trash')
  await his.getByText(/^Illness, deleted .* by lakshmi$/).waitFor()
  await his.getByRole('button', { name: `Restore ${comes} ${NAME}` }).waitFor()
  expect.soft(await findAccessibilityViolations(hers), 'the list').toEqual([])
  await again.click()
  await waitForEverythingSaved(hers)
  expect(await stored()).toEqual([{ ...before, tags: ['night'] }])
  await Promise.all([hers.context().close(), his.context().close()])
})

/** Deletes the illness, and waits for the acknowledgement. */
async function removed(page: Page): Promise<void> {
  await chooseFromRowMenu(page, NAME, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await waitForEverythingSaved(page)
  expect(await stored()).toEqual([])
}

async function tabletOf(name: string): Promise<Page> {
  const person = await createStaffAccount(clinic.sql, { username: name })
  const context = await browser.newContext({ viewport: TABLET })
  const page = await context.newPage()
  await signIn(page, clinic, person)
  await found(page)
  return page
}

/** Opens the list at the illness. */
async function found(page: Page): Promise<void> {
  await openScreen(page, clinic, 'health-library/illnesses', 'Manage Illnesses')
  await page.getByRole('searchbox').fill(NAME)
  await page.getByRole('button', { name: `Edit ${NAME}`, exact: true }).waitFor()
}
