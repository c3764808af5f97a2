// oxlint-disable unicorn/consistent-function-scoping -- what runs in a page brings its helpers along
import { expect, test } from 'vitest'

import { listMissingPackages } from '../../../tools/other-browsers.ts'
import { createStaffAccount } from '../../clinic.ts'
import { createDoctorReader, DOCTOR, openDoctors, isTextInHeader } from '../doctors.ts'
import type { Device, Engine, Tab } from '../drivers/tab.ts'
import { openStaffDesk, type EngineFixture } from '../engine-fixture.ts'
import { signIn, waitForCachedStaffScreens } from '../sign-in.ts'

export function twoTabletTests(opened: EngineFixture, otherEngine: Engine): void {
  test.skipIf(listMissingPackages(otherEngine.name).length > 0)(
    `two users edit one field offline, the second in ${otherEngine.name} resolves the conflict, and both tablets and the server agree (S-52, D6)`,
    { tags: ['full'] },
    async () => {
      const { clinic } = opened
      const hers = await openStaffDesk(opened)
      const his = await otherEngine.open({ width: 820, height: 1180 })
      try {
        const ravi = await createStaffAccount(clinic.sql, { username: 'ravi' })
        await signIn(his, clinic, ravi)
        await waitForCachedStaffScreens(his)
        await bothWriteOffline(opened, hers, his)
        await settle(opened, hers, his)
        await bothShowIt(opened, hers, his)
        const onServer = await clinic.sql(
          'select id, row_version::int, qualification from public.doctors order by id',
        )
        await expect.poll(() => hers.evaluate(doctorsOnDevice)).toEqual(onServer)
        await expect.poll(() => his.evaluate(doctorsOnDevice)).toEqual(onServer)
      } finally {
        await his.close()
      }
    },
  )
}

async function bothWriteOffline({ clinic }: EngineFixture, hers: Tab, his: Tab): Promise<void> {
  for (const tab of [hers, his]) {
    await openDoctors(tab, clinic)
    await tab.until(isTextInHeader, 'All saved')
  }
  await clinic.down()
  await write(hers, 'Hers, without a network')
  await write(his, 'His, without a network')
  // He closes his tab before the network returns, so hers is first.
  await his.goto('about:blank')
  await clinic.up()
}

async function write(tab: Tab, words: string): Promise<void> {
  await tab.click({ role: 'button', name: `Edit ${DOCTOR}` })
  await tab.type({ role: 'field', name: 'Qualification' }, words)
  await tab.click({ role: 'button', name: 'Save' })
  await tab.until(isTextInHeader, 'Waiting to sync (1)')
}

async function settle({ clinic }: EngineFixture, hers: Tab, his: Tab): Promise<void> {
  const stored = createDoctorReader(clinic)
  await reconnect(hers)
  await hers.until(isTextInHeader, 'All saved')
  await expect.poll(stored).toMatchObject({ qualification: 'Hers, without a network' })
  await openDoctors(his, clinic)
  await his.click({ role: 'link', name: 'Needs attention (1)', within: 'header' })
  await his.see({ role: 'heading', name: 'Unsent changes' })
  await his.until(hasText, 'Hers, without a network')
  await his.until(hasText, 'His, without a network')
  await his.click({ role: 'button', name: 'Keep mine' })
  await his.until(hasText, 'Everything is on the server.')
  await expect.poll(stored).toMatchObject({ qualification: 'His, without a network' })
}

async function bothShowIt({ clinic }: EngineFixture, hers: Device, his: Device): Promise<void> {
  await openDoctors(his, clinic)
  for (const tab of [hers, his]) {
    await reconnect(tab)
    await tab.until(hasText, 'His, without a network')
    await tab.until(isTextInHeader, 'All saved')
  }
}

/** As when the network returns: it syncs at once, not within the next minute. */
async function reconnect(tab: Tab): Promise<void> {
  await tab.evaluate(() => void window.dispatchEvent(new Event('online')))
}

// These run in the page.

const hasText = (words: string) => document.body.innerText.includes(words)

/** Reads the mirror directly. */
async function doctorsOnDevice(): Promise<unknown> {
  const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('Not read')))
    })
  const names = (await window.indexedDB.databases()).map(({ name = '' }) => name)
  const db = await toPromise(
    window.indexedDB.open(names.find((it) => it.startsWith('clinic-staff-')) ?? ''),
  )
  const store = db.transaction('doctors').objectStore('doctors')
  const rows = (await toPromise(store.getAll())) as Record<string, unknown>[]
  db.close()
  return rows.map(({ id, row_version, qualification }) => ({ id, row_version, qualification }))
}
