// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'

import { openDatabase, getStaffDatabaseName, type ClinicDatabase } from './database.ts'
import { readMeta, writeMeta } from './meta.ts'

const open: ClinicDatabase[] = []
afterEach(() => {
  for (const db of open.splice(0)) db.close()
})

function tabOn(name: string): ClinicDatabase {
  const db = openDatabase(name)
  open.push(db)
  return db
}

/** Dispatches pagehide; `persisted` says that the page enters the back/forward cache. */
function leave(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))
}

/** Starts a write that continues only when the test says so. */
async function halfWritten(db: ClinicDatabase) {
  const signal = { goOn: false }
  let hasBegun = false
  const done = db.transaction('rw', db.meta, async () => {
    await writeMeta(db, 'cursor', 'half')
    hasBegun = true
    while (!signal.goOn) await readMeta(db, 'cursor')
  })
  // Each test awaits it later.
  done.catch(() => undefined)
  await expect.poll(() => hasBegun).toBe(true)
  const goOn = (): void => {
    signal.goOn = true
  }
  return { done, goOn }
}

test('a page that enters the back/forward cache while it writes aborts its transaction, so that other tabs can write [D15]', async () => {
  const name = getStaffDatabaseName(crypto.randomUUID())
  const [left, next] = [tabOn(name), tabOn(name)]
  await writeMeta(left, 'cursor', 'whole')
  const writing = await halfWritten(left)
  leave(true)
  await expect(writing.done).rejects.toMatchObject({ name: 'AbortError' })
  expect(await readMeta(next, 'cursor')).toBe('whole')
})

test('a page that is closed for good completes its transaction as browsers do [D15]', async () => {
  const db = tabOn(getStaffDatabaseName(crypto.randomUUID()))
  const writing = await halfWritten(db)
  leave(false)
  writing.goOn()
  await writing.done
  expect(await readMeta(db, 'cursor')).toBe('half')
})

test('a page that returns from the back/forward cache can write again [D15]', async () => {
  const db = tabOn(getStaffDatabaseName(crypto.randomUUID()))
  const writing = await halfWritten(db)
  leave(true)
  await expect(writing.done).rejects.toMatchObject({ name: 'AbortError' })
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await writeMeta(db, 'cursor', 'again')
  expect(await readMeta(db, 'cursor')).toBe('again')
})
