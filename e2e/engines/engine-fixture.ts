import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createStaffAccount, openClinic, type Clinic } from '../clinic.ts'
import type { Device, Engine } from './drivers/tab.ts'
import { signIn, waitForCachedStaffScreens } from './sign-in.ts'

const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1440, height: 1000 }

/** What all tests in one engine share: to open it takes longer than most of them. */
export interface EngineFixture {
  clinic: Clinic
  /** Nobody ever signs in on it. */
  phone: Device
  desk: Device
  /** Whether a Super Admin has signed in at the desk. */
  isSignedIn: boolean
  /** For files of tests. */
  folder: string
}

export async function openEverything(engine: Engine): Promise<EngineFixture> {
  const [clinic, phone, desk, folder] = await Promise.all([
    openClinic(),
    engine.open(PHONE),
    engine.open(DESK),
    mkdtemp(join(tmpdir(), 'nadi-engines-')),
  ])
  return { clinic, phone, desk, folder, isSignedIn: false }
}

export async function closeEverything({
  clinic,
  phone,
  desk,
  folder,
}: EngineFixture): Promise<void> {
  await Promise.all([phone.close(), desk.close(), clinic.close()])
  await rm(folder, { recursive: true, force: true })
}

/** The desk, with somebody signed in who may do everything. */
export async function openStaffDesk(opened: EngineFixture): Promise<Device> {
  const { clinic, desk } = opened
  if (opened.isSignedIn) return desk
  await signIn(desk, clinic, await createStaffAccount(clinic.sql, { role: 'Super Admin' }))
  await waitForCachedStaffScreens(desk)
  opened.isSignedIn = true
  return desk
}
