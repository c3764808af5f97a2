import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { FULL_SUITE_ONLY, isFullSuite } from '../supabase/tests/suites.ts'
import { widthAtNarrowest, NARROW } from './accessibility-violations.ts'
import { LONG_TIMEOUT, TABLET } from './browser.ts'
import type { Person } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { openSignedInPages } from './signed-in.ts'
import { chooseFromRowMenu, waitForEverythingSaved, hasFocus, openScreen } from './staff.ts'

/** A word longer than the narrowest screen, of letters that a slug may have. */
const NAME = `Sample${'W'.repeat(40)}`
const WORDS = 'మాటలు, typed without a network <b> "🙂"'

interface ContentScreen {
  path: string
  heading: string
  /** The name of a record in buttons, forms and notices. */
  one: string
  table: string
  /** The first field of the form: its label and its column. */
  name: readonly [label: string, column: string]
  /** Further required fields. */
  moreFields?: readonly (readonly [label: string, value: string])[]
  /** The field to edit offline, and its new text. */
  edit: readonly [label: string, column: string, text?: string]
  /** Stored values of a new record that are not typed. */
  fresh: Record<string, unknown>
  /** Rows: a new one is last, and tablets have a menu per row. Cards: it is first. */
  inRows?: true
  /** The change of one tap in the list: a switch, or else a menu item. */
  tap?: { menu?: string; makes: Record<string, unknown> }
}

const ON = { is_enabled: true }
const OFF = { is_enabled: false }

/** Cards, and rows with and without a switch: the other lists use the same components. */
const screens: ContentScreen[] = [
  {
    path: 'doctors',
    heading: 'Manage Doctors',
    one: 'Doctor',
    table: 'doctors',
    name: ['Full Name', 'name'],
    edit: ['Qualification', 'qualification'],
    fresh: ON,
  },
  {
    path: 'social-media',
    heading: 'Social Media',
    one: 'Platform',
    table: 'social_media',
    name: ['Platform Name', 'platform_name'],
    moreFields: [['Profile URL', 'https://example.org/new']],
    edit: ['Profile URL', 'profile_url', 'https://example.org/offline?a=1&b=2'],
    fresh: ON,
    inRows: true,
    tap: { makes: OFF },
  },
  {
    path: 'health-library/illnesses',
    heading: 'Manage Illnesses',
    one: 'Illness',
    table: 'health_library_illnesses',
    name: ['Illness Name', 'illness_name'],
    moreFields: [['Short Summary', 'The room turns.']],
    edit: ['What It Means', 'meaning'],
    fresh: { visibility: 'draft', category_id: null, slug: NAME.toLowerCase() },
    inRows: true,
    tap: { menu: 'Publish', makes: { visibility: 'published' } },
  },
]

const EVERY_TIME = 'doctors'

const { clinic, browser } = await openForTests()
const signedIn = openSignedInPages({ clinic, browser }, { hasTouch: true })

test.for(screens)(
  'on $path a record is added by keyboard, edited offline and deleted by touch, and the server stores and logs each step (AC-197, AC-207, AC-208, AC-272)',
  async (screen, { skip }) => {
    skip(!isFullSuite && screen.path !== EVERY_TIME, FULL_SUITE_ONLY)
    const { page, person } = await signedIn('Content Manager', TABLET)
    const { path, heading, table, tap } = screen
    await clinic.sql(`delete from public.${table} where ${screen.name[1]} = $1`, [NAME])
    await openScreen(page, clinic, path, heading)
    await waitForEverythingSaved(page)
    const [before] = await clinic.sql<{ n: number }>(
      `select count(*)::int as n from public.${table}`,
    )
    await addByKeyboard(page, screen)
    await expect.poll(() => stored(screen), LONG_TIMEOUT).toHaveLength(1)
    const [added] = await stored(screen)
    expect(added).toMatchObject({
      ...screen.fresh,
      display_order: screen.inRows ? before?.n : 0,
    })

    // The end of a long list is not rendered before it is near the screen.
    await page.getByRole('searchbox').fill(NAME)
    await page.context().setOffline(true)
    await editByTouch(page, screen)
    expect(await widthAtNarrowest(page)).toBe(NARROW.width)
    await page.setViewportSize(TABLET)
    if (tap) await change(page, tap)
    expect(await stored(screen)).toEqual([added])
    await page.context().setOffline(false)
    await waitForEverythingSaved(page)
    const [, column, text = WORDS] = screen.edit
    const edited = await stored(screen)
    expect(edited).toMatchObject([{ id: added?.['id'], [column]: text, ...tap?.makes }])

    await deleteByTouch(page, screen)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await rowOf(page).waitFor()
    await waitForEverythingSaved(page)
    expect(await stored(screen)).toEqual(edited)
    await deleteByTouch(page, screen)
    await page.getByRole('button', { name: 'Dismiss' }).tap()
    await expect.poll(() => stored(screen), LONG_TIMEOUT).toEqual([])
    const changes = tap ? ['update', 'update'] : ['update']
    expect(await logged(added?.['id'], person)).toEqual(['create', ...changes, 'delete'])
  },
)

const rowOf = (page: Page) =>
  page.locator('[data-row]').filter({ has: page.getByText(NAME, { exact: true }) })

const stored = ({ table, name: [, column] }: ContentScreen) =>
  clinic.sql(`select * from public.${table} where ${column} = $1`, [NAME])

/** Opens the form, fills it in and saves it, without a mouse. */
async function addByKeyboard(
  page: Page,
  { one, name, moreFields = [] }: ContentScreen,
): Promise<void> {
  const add = page.getByRole('button', { name: `Add ${one}`, exact: true })
  await add.focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('form', { name: `Add New ${one}` })
  await hasFocus(form.getByLabel(name[0]))
  await page.keyboard.type(NAME)
  for (const [label, value] of moreFields) await form.getByLabel(label).fill(value)
  await page.keyboard.press('Control+s')
  await page.getByText(`${one} added successfully!`).waitFor()
  await hasFocus(add)
}

async function editByTouch(page: Page, { one, edit }: ContentScreen): Promise<void> {
  const button = page.getByRole('button', { name: `Edit ${NAME}`, exact: true })
  await button.tap()
  const form = page.getByRole('form', { name: `Edit ${one}` })
  await form.getByLabel(edit[0]).fill(edit[2] ?? WORDS)
  // The button of a dialog is below its form.
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await form.waitFor({ state: 'detached' })
  await hasFocus(button)
  await rowOf(page).getByText('Waiting to sync (1)').waitFor()
}

/** Changes a record in its list, without its form. */
async function change(page: Page, { menu }: NonNullable<ContentScreen['tap']>): Promise<void> {
  if (menu === undefined) await page.getByRole('switch', { name: `${NAME}: ` }).tap()
  else await chooseFromRowMenu(page, NAME, menu)
  await rowOf(page).getByText('Waiting to sync (2)').waitFor()
}

async function deleteByTouch(page: Page, { inRows }: ContentScreen): Promise<void> {
  if (inRows) await chooseFromRowMenu(page, NAME, 'Delete')
  else await page.getByRole('button', { name: `Delete ${NAME}`, exact: true }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap()
  await rowOf(page).waitFor({ state: 'detached' })
}

/** The log lines of this user's changes to a record, in order. */
async function logged(id: unknown, person: Person): Promise<string[]> {
  const lines = await clinic.sql<{ action: string }>(
    `select action from public.activity_logs where record_id = $1 and user_id = $2
    order by created_at, id`,
    [id, person.id],
  )
  return lines.map(({ action }) => action)
}
