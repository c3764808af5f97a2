import { fetchPart } from '#late/fetch-part.ts'

/** It is large, and only who chooses or types a password needs it. */
export const loadBcrypt = () =>
  import('bcryptjs').then(({ compare, hash, truncates }) => ({ compare, hash, truncates }))

const LEAST_CHARACTERS = 6
/** bcrypt ignores whatever follows (S-24). */
const MOST_BYTES = 72
const COST = 10

/** What is wrong with a new password, or null. Spaces count: they are never cut off. */
export function passwordProblem(password: string, repeated: string): string | null {
  if (Array.from(password).length < LEAST_CHARACTERS)
    return 'Password must be at least 6 characters'
  if (new TextEncoder().encode(password).length > MOST_BYTES) {
    return 'Password must be at most 72 bytes'
  }
  return password === repeated ? null : 'Passwords do not match'
}

/** The only form in which a new password leaves this device (S-67). */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await fetchPart(loadBcrypt)
  return hash(password, COST)
}

/**
 * Hashes passwords. Until it forgets, the one hashed last keeps its hash, so that a change that was
 * not answered is sent again as the same request (S-95).
 */
export function passwordHasher() {
  let last: { password: string; hash: string } | null = null
  return {
    async hash(password: string): Promise<string> {
      if (last?.password !== password) last = { password, hash: await hashPassword(password) }
      return last.hash
    },
    forget(): void {
      last = null
    },
  }
}
