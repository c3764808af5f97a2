import type { Page } from 'playwright-core'

import { toRecordKey, type Op } from '#model/mutation.ts'

import type { FinalState } from './verdict.ts'

/** Reads the outbox of the user who is signed in on a device, past the app. */
export async function readDeviceOutbox(page: Page): Promise<FinalState['outboxes'][number]> {
  const entries = await page.evaluate(async () => {
    const names = (await window.indexedDB.databases()).map(({ name = '' }) => name)
    const name = names.find((one) => one.startsWith('clinic-staff-'))
    if (name === undefined) return []
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = window.indexedDB.open(name)
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('No database')))
    })
    const storedEntries = await new Promise<unknown[]>((resolve, reject) => {
      const request = db.transaction('outbox').objectStore('outbox').getAll()
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('Not read')))
    })
    db.close()
    return storedEntries as { ops: Op[]; state: 'queued' | 'sent' | 'parked' }[]
  })
  return entries.map(({ ops, state }) => ({
    records: ops.map(toRecordKey),
    state,
    content: JSON.stringify(ops.map(({ set }) => set)),
  }))
}
