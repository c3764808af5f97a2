import type { Page } from 'playwright-core'

import type { Queryable } from '../../supabase/local/database.ts'
import { threadTasks } from '../thread-tasks.ts'

/** How long the page is watched: an answer is there long before, and the last task it causes. */
const WATCHED_MS = 1_500

/** What one answer of the server costs the page that shows a long list. */
export interface ResponseCost {
  label: string
  /** Processor time of all tasks, without slowing anything down. */
  ms: number
}

const ONE_ROW = `update public.health_library_illnesses
  set short_summary = 'Changed at ' || clock_timestamp()
  where display_order = (select max(display_order) from public.health_library_illnesses)`

/** Lets the open list ask the server: when nothing has happened there, and when one row has changed. */
export async function measureResponses(page: Page, database: Queryable): Promise<ResponseCost[]> {
  const unchangedCase = {
    label: 'an answer that changes nothing',
    before: () => undefined,
    isRequested: true,
  }
  const cases = [
    { label: 'no request', before: () => undefined, isRequested: false },
    unchangedCase,
    {
      ...unchangedCase,
      label: 'an answer that changes one row',
      before: () => database.query(ONE_ROW),
    },
  ]
  const all: ResponseCost[] = []
  for (const { label, before, isRequested } of cases) {
    await before()
    const devTools = await page.context().newCDPSession(page)
    const tasks = await threadTasks(devTools, async () => {
      // A page syncs when its user returns to it.
      if (isRequested) await page.evaluate(() => dispatchEvent(new Event('pageshow')))
      await page.waitForTimeout(WATCHED_MS)
    })
    await devTools.detach()
    all.push({ label, ms: tasks.reduce((total, ms) => total + ms, 0) })
  }
  return all
}
