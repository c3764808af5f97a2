import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser, TABLET } from './browser.ts'
import { hire, prepareClinicProcess, type ClinicProcess, type Person } from './clinic.ts'
import { headerSays, signIn } from './staff.ts'
import { additionOf, queue, storeOf } from './waiting-edits.ts'

const EDITS = 200

let clinic: ClinicProcess
let browser: Browser
beforeAll(async () => {
  ;[clinic, browser] = await Promise.all([prepareClinicProcess(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await clinic.close()
})

test('a server killed while 200 edits arrive has each of them exactly once in the end (R7, I1, I2)', async () => {
  const sunita = await clinic.withDatabase((db) => hire(db.query))
  await clinic.start()
  const page = await (await browser.newContext({ viewport: TABLET })).newPage()
  await signIn(page, clinic, sunita)
  await headerSays(page, 'All saved')
  await page.context().setOffline(true)
  await queue(page, sunita, edits())

  const died = killInTheMiddle(page)
  await page.context().setOffline(false)
  await died
  const left = await storeOf(page, sunita, 'outbox')
  expect(left.length).toBeGreaterThan(0)
  expect(left.length).toBeLessThan(EDITS)

  await clinic.start()
  await headerSays(page, 'All saved')
  expect(await storeOf(page, sunita, 'outbox')).toEqual([])
  await page.context().close()
  await clinic.kill()
  await eachIsThereOnce(sunita)
})

function edits() {
  return Array.from({ length: EDITS }, (_, at) =>
    additionOf('testimonials', { patient_name: `Patient ${at}`, review_english: 'Very kind.' }),
  )
}

/** Kills the server once it has answered one batch and the next one is on its way. */
function killInTheMiddle(page: Page): Promise<void> {
  const isPush = (url: string) => url.endsWith('/rpc/sync_push')
  return new Promise((resolve, reject) => {
    let answered = 0
    page.on('response', (response) => {
      if (isPush(response.url())) answered += 1
    })
    page.on('request', function killOnce(request) {
      if (answered === 0 || !isPush(request.url())) return
      page.off('request', killOnce)
      clinic.kill().then(resolve, reject)
    })
  })
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
