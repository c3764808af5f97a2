import { fetchPart } from '#late/fetch-part.ts'

/** It is large, and only who chooses or types a password needs it. */
export const loadBcrypt = () =>
  import('bcryptjs').then(({ compare, hash, truncates }) => ({ compare, hash, truncates }))

const LEAST_CHARACTERS = 6
/** bcrypt ignores whatever follows (S-24). */
const MOST_BYTES = 72
const COST = 10

/** What is wrong with a new password and with its repetition. Spaces count: they are never cut off. */
export function listPasswordProblems(
  password: string,
  repeated: string,
): { password?: string; repeated?: string } {
  const problem = lengthProblem(password)
  return {
    ...(problem !== null && { password: problem }),
    ...(password !== repeated && { repeated: 'Passwords do not match' }),
  }
}

function lengthProblem(password: string): string | null {
  if (Array.from(password).length < LEAST_CHARACTERS)
    return 'Password must be at least 6 characters'
  const isTooLong = new TextEncoder().encode(password).length > MOST_BYTES
  return isTooLong ? 'Password must be at most 72 bytes' : null
}

/** All of it in one text, or null. */
export function validatePassword(password: string, repeated: string): string | null {
  return Object.values(listPasswordProblems(password, repeated)).join('. ') || null
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
export function createPasswordHasher() {
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
