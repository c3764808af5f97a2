/** Shapes of keys that open something, each as its issuer makes them. */
const shapes: Record<string, RegExp> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/g,
  'a key of AWS': /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/g,
  'a token of GitHub': /\b(?:gh[pousr]_\w{36,}|github_pat_\w{60,})/g,
  'a token of GitLab': /\bglpat-[\w-]{20,}/g,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/g,
  'a token of Slack': /\bxox[abprs]-[\w-]{10,}/g,
  'a key of Google': /\bAIza[\w-]{35}\b/g,
  'a key of Stripe': /\b[rs]k_live_\w{20,}/g,
  'a token of Supabase': /\bsbp_[0-9a-f]{40}\b/g,
  'a secret key of Supabase': /\bsb_secret_(?=\w*\d)[\w-]{20,}/g,
  'a password in an address':
    /\bpostgres(?:ql)?:\/\/[\w.-]+:(?!\$|\.\.\.|password)[^\s@#/'"`<>:{}[\]|]{8,}@/gi,
}
/** A key of a database that passes by every policy is a token whose payload names its role. */
const TOKEN = /\beyJ[\w-]{10,}\.(eyJ[\w-]{10,})\.[\w-]{20,}/g
/** A long text given to a name that says it is secret. */
const ASSIGNED =
  /(?:secret|token|passw(?:or)?d|api_?key|private_?key)["']?\s*[:=]\s*["']([\w+/=-]{24,})["']/gi
/** Random letters of base 64 have about 4.5 bits each in a text of this length, words about 3.5. */
const RANDOM_BITS = 4.2

/** What looks like a secret in a text: its kind, and its beginning alone, for this may be printed. */
export function findSecrets(text: string): string[] {
  const found = Object.entries(shapes).flatMap(([kind, shape]) =>
    (text.match(shape) ?? []).map((secret) => `${kind}: ${begin(secret)}`),
  )
  for (const [token, payload = ''] of text.matchAll(TOKEN)) {
    const said = Buffer.from(payload, 'base64url').toString()
    if (/service_role|supabase_admin/.test(said))
      found.push(`a token of service_role: ${begin(token)}`)
  }
  for (const [, value = ''] of text.matchAll(ASSIGNED)) {
    if (bitsOf(value) > RANDOM_BITS)
      found.push(`a random text with a secret's name: ${begin(value)}`)
  }
  return found
}

const begin = (secret: string) => `${secret.slice(0, 6)}…`

/** The entropy of one letter of a text, in bits (Shannon 1948). */
function bitsOf(text: string): number {
  const counts = new Map<string, number>()
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return [...counts.values()].reduce(
    (sum, n) => sum - (n / text.length) * Math.log2(n / text.length),
    0,
  )
}
