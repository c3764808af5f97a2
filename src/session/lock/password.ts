import { fetchPart } from '#late/fetch-part.ts'

/** Loaded on demand: it is large, and only dialogs with passwords need it. */
export const loadBcrypt = () =>
  import('bcryptjs').then(({ compare, hash, truncates }) => ({ compare, hash, truncates }))

const LEAST_CHARACTERS = 6
/** bcrypt ignores further bytes (S-24). */
const MOST_BYTES = 72
const COST = 10

/** Lists the problems of a new password and its repetition. Spaces count and are not trimmed. */
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

/** Returns all problems in one text, or null. */
export function validatePassword(password: string, repeated: string): string | null {
  return Object.values(listPasswordProblems(password, repeated)).join('. ') || null
}

/** Hashes a new password, which leaves this device in no other form (S-67). */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await fetchPart(loadBcrypt)
  return hash(password, COST)
}

/**
 * Creates a hasher that caches the last hash until it is cleared, so that a change without a
 * response is retried as the same request (S-95).
 */
export function createPasswordHasher() {
  let last: { password: string; hash: string } | null = null
  return {
    async hash(password: string): Promise<string> {
      if (last?.password !== password) last = { password, hash: await hashPassword(password) }
      return last.hash
    },
    clear(): void {
      last = null
    },
  }
}
