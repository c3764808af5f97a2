import { readFileSync, statSync } from 'node:fs'

/**
 * Refuses to work on a data directory of somebody else: what root writes into it the service cannot
 * read, and does not start. Where there is none yet it belongs to whoever makes it.
 */
export function requireOwner(
  dataDir: string,
  command: string,
  me: number | undefined = process.getuid?.(),
): void {
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid
  // Windows has no owners that mean this.
  if (me === undefined || owner === undefined || owner === me) return
  throw new Error(
    `The data directory ${dataDir} belongs to another user. Type this instead: sudo -u ${nameOf(owner)} ` +
      `DATA_DIR=${dataDir} npm run ${command}`,
  )
}

/** The name of a user, or the number as sudo takes it. */
function nameOf(uid: number): string {
  try {
    const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
    const [name] = lines.map((line) => line.split(':')).find(([, , id]) => id === String(uid)) ?? []
    if (name) return name
  } catch {
    // Then by the number.
  }
  return `'#${uid}'`
}
