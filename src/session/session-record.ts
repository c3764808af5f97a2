import type { ClinicDatabase } from '#db/database.ts'
import { readMeta, writeMeta } from '#db/meta.ts'
import { createRandomId } from '#model/random-id.ts'
import type { User } from '#model/rows.ts'

const POINTER_KEY = 'nadi-session'
const DEVICE_KEY = 'nadi-device'

/** The user of a staff database, stored in it (S-02): no password, no hash. */
export interface StoredSession {
  user: User
  token: string
  /** When the server last responded to this session, by this device's clock. */
  lastSeenAt: number
  /** When the session ends without activity, by this device's clock. */
  endsAt?: number
  /** When the user last unlocked the screen. */
  unlockedAt?: number
}

/** Why a screen is locked: on request, after inactivity, or after too long without the server. */
const lockReasons = ['asked', 'idle', 'away'] as const
export type LockReason = (typeof lockReasons)[number]

/** The signed-in user of this device and the state of the screen lock, shared by all tabs. */
export interface SessionPointer {
  userId: string
  lock: LockReason | null
}

/**
 * Reads which user's database to open at the start; null when no user is signed in on this device.
 */
export function readSessionPointer(): SessionPointer | null {
  try {
    const pointer: unknown = JSON.parse(localStorage.getItem(POINTER_KEY) ?? 'null')
    if (typeof pointer !== 'object' || pointer === null || !('userId' in pointer)) return null
    if (typeof pointer.userId !== 'string') return null
    return { userId: pointer.userId, lock: lockIn(pointer) }
  } catch {
    // No storage, or a value in another format: no user is signed in.
    return null
  }
}

function lockIn(pointer: object): LockReason | null {
  if (!('lock' in pointer) || pointer.lock === null) return null
  // An unknown reason comes from a later build, and locks as well.
  return lockReasons.find((reason) => reason === pointer.lock) ?? 'asked'
}

/**
 * Writes the pointer. Its time makes other tabs notice even an otherwise equal one, as after
 * signing in again.
 */
export function writeSessionPointer(userId: string, lock: LockReason | null = null): void {
  localStorage.setItem(POINTER_KEY, JSON.stringify({ userId, lock, at: Date.now() }))
}

export function clearSessionPointer(): void {
  localStorage.removeItem(POINTER_KEY)
}

/**
 * Calls back when another tab signs in or out, locks or unlocks. Returns a function that
 * unsubscribes.
 */
export function onSessionPointerChange(changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // The key is null when the whole storage was cleared.
    if (event.key === POINTER_KEY || event.key === null) changed()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Returns a random name of this device, so that its wrong passwords are counted separately. */
export function getDeviceId(): string {
  const stored = localStorage.getItem(DEVICE_KEY)
  if (stored) return stored
  const created = createRandomId()
  localStorage.setItem(DEVICE_KEY, created)
  return created
}

export async function readSession(db: ClinicDatabase): Promise<StoredSession | null> {
  const stored = await readMeta(db, 'session')
  return isStoredSession(stored) ? stored : null
}

export async function writeSession(db: ClinicDatabase, session: StoredSession): Promise<void> {
  await writeMeta(db, 'session', session)
}

function isStoredSession(value: unknown): value is StoredSession {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string' &&
    'user' in value
  )
}
