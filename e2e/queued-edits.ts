import type { Page } from 'playwright-core'

import { createBlankForm } from '../src/model/blanks.ts'
import type { Op } from '../src/model/mutation.ts'
import type { EditableTable, Form } from '../src/model/rows.ts'
import type { Person } from './clinic.ts'

/** An outbox entry as in src/db/stored-types.ts. */
export interface QueuedEdit {
  id: string
  format: 1
  ops: Op[]
  state: 'queued'
  at: number
  before: Record<string, Record<string, unknown> | null>
  files: string[]
  failures: number
}

/** An unsent new row. */
export function createInsertEdit<T extends EditableTable>(
  t: T,
  fields: Partial<Form<T>>,
): QueuedEdit {
  const id = crypto.randomUUID()
  return waiting({ t, id, op: 'insert', set: { ...createBlankForm(t), ...fields } }, null)
}

/** An unsent change of a row. */
export function createUpdateEdit<T extends EditableTable>(
  t: T,
  id: string,
  { set, was }: { set: Partial<Form<T>>; was: Partial<Form<T>> },
): QueuedEdit {
  return waiting({ t, id, op: 'update', set, was }, { id, ...was })
}

function waiting(op: Op, before: Record<string, unknown> | null): QueuedEdit {
  return {
    id: crypto.randomUUID(),
    format: 1,
    ops: [op],
    state: 'queued',
    at: Date.now(),
    before: { [`${op.t}/${op.id}`]: before },
    files: [],
    failures: 0,
  }
}

const STAFF = 'clinic-staff-'

const databaseOf = ({ id }: Person): string => STAFF + id

/**
 * Writes edits into the outbox directly, where making them by hand would take hours. The browser
 * creates their keys, as it did for builds before decision 13.
 */
export async function queueEdits(
  page: Page,
  person: Person,
  edits: readonly QueuedEdit[],
): Promise<void> {
  await page.evaluate(
    async ({ name, entries }) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = window.indexedDB.open(name)
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('No database')))
      })
      const transaction = db.transaction('outbox', 'readwrite')
      for (const entry of entries) transaction.objectStore('outbox').add(entry)
      await new Promise((resolve, reject) => {
        transaction.addEventListener('complete', resolve)
        transaction.addEventListener('error', reject)
      })
      db.close()
    },
    { name: databaseOf(person), entries: edits },
  )
}

/** The content of one store of a user's database on this device. */
export function readStore(page: Page, person: Person, store: string): Promise<unknown[]> {
  return rowsIn(page, databaseOf(person), store)
}

/** Counts the unsent edits of all users on this device. */
export const countQueuedEdits = (page: Page): Promise<number> => countIn(page, 'outbox')

/** Counts the drafts of all users on this device. */
export const countDrafts = (page: Page): Promise<number> => countIn(page, 'drafts')

async function countIn(page: Page, store: string): Promise<number> {
  const databases = await page.evaluate(() => window.indexedDB.databases())
  const names = databases.map(({ name = '' }) => name).filter((name) => name.startsWith(STAFF))
  const rows = await Promise.all(names.map((name) => rowsIn(page, name, store)))
  return rows.flat().length
}

function rowsIn(page: Page, database: string, store: string): Promise<unknown[]> {
  return page.evaluate(
    async (source) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = window.indexedDB.open(source.database)
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('No database')))
      })
      const rows = await new Promise<unknown[]>((resolve, reject) => {
        const request = db.transaction(source.store).objectStore(source.store).getAll()
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('Not read')))
      })
      db.close()
      return rows
    },
    { database, store },
  )
}
