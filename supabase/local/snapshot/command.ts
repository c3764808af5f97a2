import { fileURLToPath } from 'node:url'
import { parseArgs, type ParseArgsConfig } from 'node:util'

import { ROOT } from '../root.ts'

/** Where the clinic of this machine is, unless DATA_DIR says otherwise: as for `npm start`. */
export const getDataDirectory = (): string =>
  process.env['DATA_DIR'] ?? fileURLToPath(new URL('.data', ROOT))

/** Runs a command: what it answers is printed, and what it throws is one sentence and exit code 1. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

/** The words after the command's name; anything unknown is answered with how to say it. */
export function parseCommandArgs<T extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: T,
  { positionals: most }: { positionals: number },
) {
  try {
    const read = parseArgs({ options, allowPositionals: most > 0, strict: true })
    if (read.positionals.length <= most) return read
  } catch {
    // Said below.
  }
  throw new Error(`Say: ${usage}`)
}

/** The address of an API as it is asked: an origin and nothing else. */
export function parseApiOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url && /^https?:$/.test(url.protocol) && url.origin === address.replace(/\/$/, '')) {
    return url.origin
  }
  throw new Error(`"${address}" is no address of an API; one looks like https://abc.supabase.co`)
}

/** The key that may do everything: from the environment, as what is typed is kept and shown. */
export function requireSecretKey(): string {
  const { SUPABASE_SECRET_KEY } = process.env
  if (SUPABASE_SECRET_KEY) return SUPABASE_SECRET_KEY
  throw new Error("Set SUPABASE_SECRET_KEY to the project's secret key: pictures need it.")
}
