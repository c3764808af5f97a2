export interface Advice {
  strength: 'too short' | 'weak' | 'fair' | 'strong'
  text: string
}

/** Common passwords, and likely ones for this clinic; passwords that contain one are weak, too. */
const COMMON = [
  'password',
  'passwd',
  'welcome',
  'admin',
  'clinic',
  'hospital',
  'doctor',
  'neuro',
  'india',
  'qwerty',
  'asdf',
  'letmein',
  'iloveyou',
  'abc',
  '123',
]

/**
 * Describes the strength of a password. Advice only: the rules are in session/lock/password.ts.
 * Length counts most, as it does for an attacker.
 */
export function adviseOnPassword(password: string, username = ''): Advice {
  const letters = Array.from(password.toLocaleLowerCase('en'))
  if (letters.length < 6) return { strength: 'too short', text: 'At least 6 characters, please.' }
  const weakness = weaknessOf(letters.join(''), username.trim().toLocaleLowerCase('en'))
  if (weakness) return { strength: 'weak', text: weakness }
  const bits = letters.length * Math.log2(new Set(letters).size) * kindsOf(password)
  if (bits < 30) return { strength: 'weak', text: 'Weak: a longer one is safer.' }
  if (bits < 48) return { strength: 'fair', text: 'Fair: another word would make it strong.' }
  return { strength: 'strong', text: 'Strong.' }
}

function weaknessOf(password: string, username: string): string | null {
  if (username && password.includes(username)) return 'Weak: it has the username in it.'
  if (new Set(password).size < 4) return 'Weak: it repeats the same few characters.'
  const common = COMMON.find((word) => password.includes(word))
  const rest = common ? password.replace(common, '') : password
  if (common && rest.length < 8) return `Weak: '${common}' is one of the most common passwords.`
  return /^\d+$/.test(password) && password.length < 12
    ? 'Weak: dates and phone numbers are easy to guess.'
    : null
}

/** Capitals, digits and punctuation add less strength than one more character. */
function kindsOf(password: string): number {
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]
  return 1 + 0.1 * (kinds.filter((kind) => kind.test(password)).length - 1)
}
