import { readFileSync, statSync } from 'node:fs'

import { getDataDirectory } from './command.ts'

/** The settings of commands besides DATA_DIR. They may have secrets. */
const SETTINGS = ['DATABASE_URL', 'SUPABASE_SECRET_KEY', 'PGPASSWORD']

/**
 * Refuses to work on another user's data directory: the service could not read what root writes
 * there, and would not start. A new directory belongs to the user who creates it.
 */
export function requireOwner(
  dataDir: string,
  command: string,
  me: number | undefined = process.getuid?.(),
  args: readonly string[] = process.argv.slice(2),
): void {
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid
  // Windows has no such owners.
  if (me === undefined || owner === undefined || owner === me) return
  throw new Error(
    `The data directory ${dataDir} belongs to another user. Type this instead: ` +
      lineToType(owner, command, args),
  )
}

function lineToType(owner: number, command: string, args: readonly string[]): string {
  // sudo drops the settings of this user.
  const settings = SETTINGS.flatMap((name) => (process.env[name] ? [`${name}=…`] : []))
  const given = args.length > 0 ? ['--', ...args.map(hidePassword).map(quote)] : []
  return [
    `sudo -u ${nameOf(owner)} DATA_DIR=${quote(getDataDirectory())}`,
    ...settings,
    `npm run ${command}`,
    ...given,
  ].join(' ')
}

/** The output may be stored: it never shows the password of a URL. */
const hidePassword = (text: string): string => text.replace(/(:\/\/[^:@/]*):.*@/, '$1:…@')

/** Quotes an argument for the shell, if it needs that. */
const quote = (text: string): string =>
  /^[\w./:@=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Returns the name of a user, or the number in sudo's format. */
function nameOf(uid: number): string {
  try {
    const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
    const [name] = lines.map((line) => line.split(':')).find(([, , id]) => id === String(uid)) ?? []
    if (name) return name
  } catch {
    // Falls back to the number.
  }
  return `'#${uid}'`
}
