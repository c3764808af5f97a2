import { compare } from 'bcryptjs'

/** A bcrypt hash after its prefix: the salt and the rest. */
const HASH = /(?<![./A-Za-z0-9])[./A-Za-z0-9]{53}(?![./A-Za-z0-9])/g

/** Finds a bcrypt hash of a password in a text, also one without its prefix; null if none is in it. */
export async function findHashOf(password: string, text: string): Promise<string | null> {
  for (const [found] of text.matchAll(HASH)) {
    if (await compare(password, `$2b$10$${found}`)) return found
  }
  return null
}
