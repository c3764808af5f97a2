// @module-tag full

import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser, TABLET } from './browser.ts'
import {
  createStaffAccount,
  prepareClinicProcess,
  type ClinicProcess,
  type Person,
} from './clinic.ts'
import { createInsertEdit, queueEdits, readStore } from './queued-edits.ts'
import { waitForEverythingSaved, signIn } from './staff.ts'

const EDITS = 200
/** The number of edits per request. */
const BATCH = 50

let clinic: ClinicProcess
let browser: Browser
beforeAll(async () => {
  ;[clinic, browser] = await Promise.all([prepareClinicProcess(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await clinic.close()
})

// I2
test('a server killed twice while 200 edits arrive has each of them exactly once in the end (AC-432, R7)', async () => {
  const sunita = await clinic.withDatabase((db) => createStaffAccount(db.query.bind(db)))
  await clinic.start()
  const page = await (await browser.newContext({ viewport: TABLET })).newPage()
  await signIn(page, clinic, sunita)
  await page.getByText('Total Doctors').waitFor()
  await page.context().setOffline(true)
  await queueEdits(page, sunita, edits())

  const killed = killBeforeResponse(page)
  await page.context().setOffline(false)
  await killed
  // Of the first batch, a slow server applies as many as its time limit allows, and holds the rest
  // (R15).
  const left = (await readStore(page, sunita, 'outbox')).length
  expect(left).toBeGreaterThanOrEqual(EDITS - BATCH)
  expect(left).toBeLessThan(EDITS)
  await clinic.start()
  await killAtTheRequest(page)
  expect((await readStore(page, sunita, 'outbox')).length).toBeGreaterThan(0)

  await clinic.start()
  await expect.poll(() => readStore(page, sunita, 'outbox'), { timeout: 60_000 }).toEqual([])
  await waitForEverythingSaved(page)
  await page.context().close()
  await clinic.kill()
  await eachIsThereOnce(sunita)
})

function edits() {
  return Array.from({ length: EDITS }, (_, at) =>
    createInsertEdit('testimonials', {
      patient_name: `Patient ${at}`,
      review_english: 'Very kind.',
    }),
  )
}

const PUSH = '**/rpc/sync_push'

/** The first batch is acknowledged; the second is applied, and the server dies before it responds. */
function killBeforeResponse(page: Page): Promise<void> {
  let batches = 0
  return new Promise((resolve, reject) => {
    const onPush = async (route: Route) => {
      batches += 1
      if (batches !== 2) return route.continue()
      expect((await route.fetch()).ok()).toBe(true)
      await clinic.kill()
      await route.abort()
      resolve()
    }
    page.route(PUSH, (route) => onPush(route).catch(reject)).catch(reject)
  })
}

/** The server dies while it receives the next batch. */
async function killAtTheRequest(page: Page): Promise<void> {
  await page.waitForRequest(PUSH)
  await clinic.kill()
}

async function eachIsThereOnce({ id }: Person): Promise<void> {
  const found = await clinic.withDatabase((db) =>
    db.query<{ rows: number; names: number; logged: number; records: number }>(
      `select
        (select count(*)::int from public.testimonials where patient_name ~ '^Patient ') as rows,
        (select count(distinct patient_name)::int from public.testimonials
          where patient_name ~ '^Patient ') as names,
        count(*)::int as logged, count(distinct record_id)::int as records
      from public.activity_logs where user_id = $1 and table_affected = 'testimonials'`,
      [id],
    ),
  )
  expect(found).toEqual([{ rows: EDITS, names: EDITS, logged: EDITS, records: EDITS }])
}
