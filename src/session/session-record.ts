import type { ClinicDatabase } from '#db/database.ts'
import { readMeta, writeMeta } from '#db/meta.ts'
import type { User } from '#model/rows.ts'

const POINTER_KEY = 'nadi-session'
const DEVICE_KEY = 'nadi-device'

/** Who uses a staff database, kept inside it (S-02): no password, no hash. */
export interface StoredSession {
  user: User
  token: string
  /** When the server last answered this session, by this device's clock. */
  lastSeenAt: number
}

/** Whose database to open at the start; null when nobody is signed in on this device. */
export function readPointer(): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(POINTER_KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('userId' in kept)) return null
    return typeof kept.userId === 'string' ? kept.userId : null
  } catch {
    // No storage, or not what we wrote: then nobody is signed in.
    return null
  }
}

export function writePointer(userId: string): void {
  localStorage.setItem(POINTER_KEY, JSON.stringify({ userId }))
}

export function clearPointer(): void {
  localStorage.removeItem(POINTER_KEY)
}

/** Calls back when another tab signs in or out. Returns the way to stop. */
export function onPointerChange(changed: () => void): () => void {
  const heard = (event: StorageEvent) => {
    // A null key: everything was cleared.
    if (event.key === POINTER_KEY || event.key === null) changed()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

/** A random name of this device, so that its wrong passwords are counted apart from others'. */
export function deviceName(): string {
  const kept = localStorage.getItem(DEVICE_KEY)
  if (kept) return kept
  const made = crypto.randomUUID()
  localStorage.setItem(DEVICE_KEY, made)
  return made
}

export async function readSession(db: ClinicDatabase): Promise<StoredSession | null> {
  const kept = await readMeta(db, 'session')
  return isStoredSession(kept) ? kept : null
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
