import { readFileSync, statSync } from 'node:fs'

/**
 * Refuses to work on another user's data directory: the service could not read what root writes
 * there, and would not start. A new directory belongs to the user who creates it.
 */
export function requireOwner(
  dataDir: string,
  command: string,
  me: number | undefined = process.getuid?.(),
): void {
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid
  // Windows has no such owners.
  if (me === undefined || owner === undefined || owner === me) return
  throw new Error(
    `The data directory ${dataDir} belongs to another user. Type this instead: sudo -u ${nameOf(owner)} ` +
      `DATA_DIR=${dataDir} npm run ${command}`,
  )
}

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
