import type { BrowserContext, Page } from 'playwright-core'

import type { Queryable } from '../../supabase/local/database.ts'
import { openLocalSupabase } from '../../supabase/local/local-supabase.ts'
import type { BenchOptions } from '../bench-options.ts'
import { describeMachine, loadNow, machineSentence } from '../machine.ts'
import { launchBrowser } from '../phone.ts'
import { table, writeResults } from '../results.ts'
import { growLibrary, ILLNESSES } from '../search/large-library.ts'
import { median } from '../statistics.ts'
import { threadTasks } from '../thread-tasks.ts'
import { serveOurs } from '../web/serve-site.ts'
import { measureResponses, type ResponseCost } from './responses.ts'

const CPU = 4
const MOST_MS = 50
const DOCTORS = 500
const BOSS = { username: 'superadmin', password: 'only for this bench' }
const TABLET = { width: 1024, height: 768 }

interface List {
  path: string
  search: string
  add: string
  name: string
  /** A box for many words. */
  text: string
}

const lists: readonly List[] = [
  {
    path: 'health-library/illnesses',
    search: 'Search illnesses',
    add: 'Add Illness',
    name: 'Illness Name',
    text: 'What It Means',
  },
  {
    path: 'doctors',
    search: 'Search doctors',
    add: 'Add Doctor',
    name: 'Full Name',
    text: 'Expertise Details',
  },
]

interface Timing {
  label: string
  ms: number
}

/** Types in the long lists of the staff panel; false when some task took longer than staff notice. */
export async function benchPanel({ site, runs, date }: BenchOptions): Promise<boolean> {
  const backend = await openLocalSupabase({
    siteDir: site,
    seed: true,
    superadminPassword: BOSS.password,
  })
  await backend.database.query('update public.users set must_change_password = false')
  await growLibrary(backend.database)
  await backend.database.query(
    `insert into public.doctors (name, qualification, specialisation, expertise_details, display_order)
    select 'Dr. Sample ' || n, 'MD, DM', 'Sleep Medicine', repeat('What she is asked about. ', 12), 100 + n
    from generate_series(1, $1) n`,
    [DOCTORS],
  )
  const { url, stop } = await serveOurs(backend)
  const browser = await launchBrowser()
  const machine = describeMachine(browser)
  try {
    const all: Timing[] = []
    const responseCosts: ResponseCost[] = []
    for (let run = 1; run <= runs; run++) {
      process.stderr.write(`Typing in the staff panel: ${run} of ${runs}\n`)
      const tablet = await browser.newContext({ viewport: TABLET, hasTouch: true })
      const page = await signedIn(tablet, url)
      for (const list of lists) all.push(...(await typeIn(page, url, list)))
      responseCosts.push(...(await measureListResponses(page, url, backend.database)))
      await tablet.close()
    }
    machine.load[1] = loadNow()
    const rows = [...new Set(all.map(({ label }) => label))].map((label) => {
      const longest = median(all.filter((one) => one.label === label).map(({ ms }) => ms * CPU))
      return { label, longest, broken: longest > MOST_MS }
    })
    const markdown = [
      '# How the long lists of the staff panel feel',
      `Measured on ${date.toISOString().slice(0, 10)} by \`npm run bench -- panel\`: medians of ${runs}. ${machineSentence(machine)}`,
      `A clinic with ${ILLNESSES} illnesses and ${DOCTORS} doctors on a tablet of 1024 × 768 pixels. The longest task of the page during typing: its processor time on this machine, times ${CPU}; the budget is ${MOST_MS} ms.`,
      'An answer of the server to a page that shows the illnesses, and keeps the public site fresh as well: the processor time of all that the page does about it, not slowed down.',
      table(
        ['what the server answers', 'processor time, ms'],
        [...new Set(responseCosts.map(({ label }) => label))].map((label) => [
          label,
          median(responseCosts.filter((one) => one.label === label).map(({ ms }) => ms)).toFixed(0),
        ]),
      ),
      table(
        ['what is done', 'longest task, ms', ''],
        rows.map(({ label, longest, broken }) => [
          label,
          longest.toFixed(0),
          broken ? '**broken**' : 'ok',
        ]),
      ),
    ]
    await writeResults('panel', markdown)
    return rows.every(({ broken }) => !broken)
  } finally {
    await browser.close()
    await stop()
    await backend.stop()
  }
}

async function signedIn(tablet: BrowserContext, url: string): Promise<Page> {
  const page = await tablet.newPage()
  await page.goto(`${url}/login`)
  await page.getByLabel('Username').fill(BOSS.username)
  await page.getByLabel(/^Password/).fill(BOSS.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/admin/dashboard')
  return page
}

async function measureListResponses(
  page: Page,
  url: string,
  database: Queryable,
): Promise<ResponseCost[]> {
  await page.goto(`${url}/admin/health-library/illnesses`)
  await page.getByRole('searchbox', { name: 'Search illnesses' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(REST_MS)
  // The first change after a page is opened has its mirror counted, so the second is measured.
  await measureResponses(page, database)
  return measureResponses(page, database)
}

async function typeIn(page: Page, url: string, list: List): Promise<Timing[]> {
  await page.goto(`${url}/admin/${list.path}`)
  const search = page.getByRole('searchbox', { name: list.search })
  await search.waitFor()
  await page
    .getByText(/^\d[\d,]* of|^\d[\d,]*/)
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(REST_MS)
  const timings = [await typing(page, `${list.path}: search`, search, 'sample 12')]
  await search.fill('')
  await page.getByRole('button', { name: list.add, exact: true }).click()
  const name = page.getByLabel(list.name)
  timings.push(await typing(page, `${list.path}: ${list.name}`, name, 'A new one'))
  const text = page.getByLabel(list.text)
  timings.push(await typing(page, `${list.path}: ${list.text}`, text, 'Some words'))
  return timings
}

const KEY_EVERY_MS = 150
const REST_MS = 1_500

async function typing(
  page: Page,
  label: string,
  box: ReturnType<Page['getByLabel']>,
  text: string,
): Promise<Timing> {
  await box.focus()
  await page.waitForTimeout(REST_MS)
  const devTools = await page.context().newCDPSession(page)
  const tasks = await threadTasks(devTools, async () => {
    await page.keyboard.type(text, { delay: KEY_EVERY_MS })
    await page.waitForTimeout(REST_MS)
  })
  await devTools.detach()
  return { label, ms: Math.max(0, ...tasks) }
}
