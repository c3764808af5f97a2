// @module-tag full

import { readFile } from 'node:fs/promises'

import type { BrowserContext, Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { DESKTOP, LONG_TIMEOUT, collectPageProblems } from './browser.ts'
import { createStaffAccount } from './clinic.ts'
import { openForTests } from './fixture.ts'
import { openScreen, signIn } from './staff.ts'

/**
 * Texts that people paste and texts of attackers: all must be stored and shown unchanged, but for
 * marks that turn the direction.
 */
const NAUGHTY =
  '=1+1 <b>&amp;"\'</b> \u202Bשלום עולם\u202C 👩🏽‍⚕️🇮🇳 క్ష్మ్యా జ్ఞ \\0 %s ${x} {{x}} <img src=x onerror=hit()>'
const LETTERS = 10_000
/** What an input for a single list item does not accept. */
const LINE_LETTERS = 1_900

const { clinic, browser } = await openForTests()
let context: BrowserContext
let page: Page
let problems: string[]
let boxes = 0
beforeAll(async () => {
  context = await browser.newContext({
    viewport: DESKTOP,
    serviceWorkers: 'block',
    acceptDownloads: true,
  })
  page = await context.newPage()
  problems = collectPageProblems(page)
  page.on('dialog', (dialog) => problems.push(`A dialog opened: ${dialog.message()}`))
  await signIn(
    page,
    clinic,
    await createStaffAccount(clinic.sql, { role: 'Admin', username: '=1+1' }),
  )
})

/** Different for each field, so that fields cannot be confused. */
const short = () => `=${++boxes} ${NAUGHTY}`
const ofLength = (letters: number) => short().padEnd(letters - 1, ' క్ష్త్ర్య 😀 <i>') + '.'

/** For a field with names of at most 80 characters. */
const brief = () => `=${++boxes} <b>&amp;"'</b> 👩🏽‍⚕️🇮🇳 క్ష్మ్యా {{x}} <img src=x onerror=hit()>`

const DIRECTION_MARKS = /[\u202B\u202C]/g

/** Fills in every text field of a form, and returns the input as it is stored. */
async function fillAll(form: Locator, lines: readonly string[]): Promise<string[]> {
  const texts: string[] = []
  await form.locator('input, textarea').first().waitFor()
  for (const box of await form.locator('input:not([type]), input[type=text], textarea').all()) {
    const label = await box.evaluate((element: HTMLInputElement) => element.labels?.[0]?.innerText)
    const skipped = /^(Slug|Google Maps)/.test(label ?? '') || !(await box.isEditable())
    if (skipped) continue
    const isLong = (await box.evaluate((element) => element.tagName)) === 'TEXTAREA'
    const isList = lines.some((start) => label?.startsWith(start))
    const ofBox = () => (isList ? ofLength(LINE_LETTERS) : isLong ? ofLength(LETTERS) : short())
    const text = label?.startsWith('Also Called') ? brief() : ofBox()
    await box.fill(text)
    texts.push(text.replace(DIRECTION_MARKS, ''))
  }
  return texts
}

interface Screen {
  path: string
  heading: string
  add: string
  table: string
  name: string
  slug?: boolean
  /** Fields that hold a list, one item per line. */
  lines?: readonly string[]
  /** Further required fields and switches. */
  complete?: (form: Locator) => Promise<void>
  /** Where the public page shows it. */
  public: string
}

/**
 * A form in the page, and one in a dialog, with lists. The others have the same fields; every column
 * of every table is tried by supabase/tests/naughty-strings.test.ts and src/app/naughty-pages.test.ts.
 */
const screens: Screen[] = [
  {
    path: 'doctors',
    heading: 'Manage Doctors',
    add: 'Add Doctor',
    table: 'doctors',
    name: 'name',
    public: '/doctors',
  },
  {
    path: 'health-library/illnesses',
    heading: 'Manage Illnesses',
    add: 'Add Illness',
    table: 'health_library_illnesses',
    name: 'illness_name',
    slug: true,
    lines: ['Symptoms', 'Management'],
    complete: async (form) => {
      await form.getByLabel('Visibility').selectOption('published')
    },
    public: '/health-library/any-text',
  },
]

test.for(screens)(
  'any text typed into any field of $path is the same in the list, on the server and on the public page (threat 42)',
  async (screen) => {
    await openScreen(page, clinic, screen.path, screen.heading)
    await page.getByRole('button', { name: screen.add, exact: true }).click()
    const form = screen.slug
      ? page.getByRole('dialog')
      : page.locator('form').filter({ has: page.getByRole('button', { name: 'Cancel' }) })
    const texts = await fillAll(form, screen.lines ?? [])
    expect(texts.length).toBeGreaterThan(0)
    if (screen.slug) await form.getByLabel('Slug').fill('any-text')
    await screen.complete?.(form)
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await form.waitFor({ state: 'detached' })
    const readStored = () => wordsIn(`public.${screen.table} where ${screen.name} like '=%'`)
    await expect.poll(readStored, LONG_TIMEOUT).toEqual(expect.arrayContaining(texts))

    const name = texts[0] ?? ''
    await page.reload()
    await page.getByRole('searchbox').fill(name)
    await page.getByText(name, { exact: true }).first().waitFor()
    await isShown(screen.public, name)
    expect(problems).toEqual([])
  },
)

test('the log shows such texts unchanged, and a spreadsheet runs nothing in the exported file', async () => {
  await openScreen(page, clinic, 'activity-logs', 'Activity Logs')
  const [line] = await clinic.sql<{ description: string }>(
    `select description from public.activity_logs where description like 'Added doctor: =%'`,
  )
  await page.getByText(line?.description ?? 'nothing', { exact: true }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /Export/ }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain((line?.description ?? 'nothing').replaceAll('"', '""'))
  // Her name would be a formula.
  expect(csv).toContain("'=1+1")
  expect(csv).not.toMatch(/(^|,|\n)"?[=+@-]/)
  expect(problems).toEqual([])
})

/** All texts of a table's rows, those in lists too. */
async function wordsIn(table: string): Promise<unknown[]> {
  const rows = await clinic.sql(`select * from ${table}`)
  return rows.flatMap((row) => Object.values(row).flat())
}

/** Whether a new visitor sees exactly this text, as text, and nothing runs. */
async function isShown(path: string, text: string): Promise<void> {
  const visitor = await context.newPage()
  collectPageProblems(visitor, problems)
  visitor.on('dialog', (dialog) => problems.push(`A dialog opened: ${dialog.message()}`))
  await visitor.goto(clinic.url + path)
  await visitor.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  // The beginning: some pages truncate long texts, and say so.
  const beginning = text.slice(0, 60)
  await expect.poll(() => visitor.evaluate(() => document.body.textContent)).toContain(beginning)
  expect(await visitor.locator('img[src="x"]').count()).toBe(0)
  await visitor.close()
}
