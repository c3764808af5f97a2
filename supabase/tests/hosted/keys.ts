import { createHmac } from 'node:crypto'

/** What a project's page of API keys shows; the secret one passes by every policy. */
export const PUBLISHABLE_KEY = 'sb_publishable_of_the_test'
export const SECRET_KEY = 'sb_secret_of_the_test'
/** Known to the gateway and to what stands behind it. */
export const JWT_SECRET = 'a secret of the test, of 32 letters or more'

export type ApiRole = 'anon' | 'service_role'

export function getRoleOfKey(key: string | undefined): ApiRole | null {
  if (key === PUBLISHABLE_KEY) return 'anon'
  return key === SECRET_KEY ? 'service_role' : null
}

/** The token that hosted's gateway puts in the place of such a key. */
export function createRoleToken(role: ApiRole): string {
  const expires = Math.floor(Date.now() / 1000) + 60
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ role, exp: expires })}`
  return `${signed}.${createHmac('sha256', JWT_SECRET).update(signed).digest('base64url')}`
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
