import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createStaffAccount, openClinic, type Clinic } from '../clinic.ts'
import type { Device, Engine } from './drivers/tab.ts'
import { signIn, waitForCachedStaffScreens } from './sign-in.ts'

const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1440, height: 1000 }

/** Shared by all tests of an engine: opening a browser takes longer than most tests. */
export interface EngineFixture {
  clinic: Clinic
  /** No user ever signs in on it. */
  phone: Device
  desk: Device
  /** Whether a Super Admin is signed in on the desktop. */
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

/** The desktop, signed in as a Super Admin. */
export async function openStaffDesk(opened: EngineFixture): Promise<Device> {
  const { clinic, desk } = opened
  if (opened.isSignedIn) return desk
  await signIn(desk, clinic, await createStaffAccount(clinic.sql, { role: 'Super Admin' }))
  await waitForCachedStaffScreens(desk)
  opened.isSignedIn = true
  return desk
}
