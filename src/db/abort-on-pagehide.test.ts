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

/** The page in which all of this runs is left; `persisted` says that one may come back to it. */
function leave(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))
}

/** Begins to write, and goes on with it only when it is told to. */
async function halfWritten(db: ClinicDatabase) {
  const told = { goOn: false }
  let hasBegun = false
  const done = db.transaction('rw', db.meta, async () => {
    await writeMeta(db, 'cursor', 'half')
    hasBegun = true
    while (!told.goOn) await readMeta(db, 'cursor')
  })
  // Waited for by each test, after it was told.
  done.catch(() => undefined)
  await expect.poll(() => hasBegun).toBe(true)
  const goOn = (): void => {
    told.goOn = true
  }
  return { done, goOn }
}

test('a page that is left while it writes locks no other page out, and nothing of that is written [D15]', async () => {
  const name = getStaffDatabaseName(crypto.randomUUID())
  const [left, next] = [tabOn(name), tabOn(name)]
  await writeMeta(left, 'cursor', 'whole')
  const writing = await halfWritten(left)
  leave(true)
  await expect(writing.done).rejects.toMatchObject({ name: 'AbortError' })
  expect(await readMeta(next, 'cursor')).toBe('whole')
})

test('a page that is closed for good ends what it writes by itself, as browsers do [D15]', async () => {
  const db = tabOn(getStaffDatabaseName(crypto.randomUUID()))
  const writing = await halfWritten(db)
  leave(false)
  writing.goOn()
  await writing.done
  expect(await readMeta(db, 'cursor')).toBe('half')
})

test('whoever comes back to the page can write again [D15]', async () => {
  const db = tabOn(getStaffDatabaseName(crypto.randomUUID()))
  const writing = await halfWritten(db)
  leave(true)
  await expect(writing.done).rejects.toMatchObject({ name: 'AbortError' })
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await writeMeta(db, 'cursor', 'again')
  expect(await readMeta(db, 'cursor')).toBe('again')
})
