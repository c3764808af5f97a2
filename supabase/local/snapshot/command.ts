import { fileURLToPath } from 'node:url'
import { parseArgs, type ParseArgsConfig } from 'node:util'

import { keepPrivate } from '../keep-private.ts'
import { ROOT } from '../root.ts'

/** Returns the data directory: DATA_DIR, or the default of `npm start`. */
export const getDataDirectory = (): string =>
  process.env['DATA_DIR'] ?? fileURLToPath(new URL('.data', ROOT))

/** Runs a command: prints its result, or prints the error's one sentence and exits with 1. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  keepPrivate()
  try {
    process.stdout.write(`${await work()}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

/** Parses the arguments of a command; throws the usage for unknown ones. */
export function parseCommandArgs<T extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: T,
  { positionals: most }: { positionals: number },
) {
  try {
    const read = parseArgs({ options, allowPositionals: most > 0, strict: true })
    if (read.positionals.length <= most) return read
  } catch {
    // The usage follows below.
  }
  throw new Error(`Usage: ${usage}`)
}

/** Parses the URL of an API: exactly an origin. */
export function parseApiOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url && /^https?:$/.test(url.protocol) && url.origin === address.replace(/\/$/, '')) {
    return url.origin
  }
  throw new Error(`"${address}" is not the URL of an API, such as https://abc.supabase.co`)
}

/** Returns the secret key from the environment, because a shell stores and shows arguments. */
export function requireSecretKey(): string {
  const { SUPABASE_SECRET_KEY } = process.env
  if (SUPABASE_SECRET_KEY) return SUPABASE_SECRET_KEY
  throw new Error("Set SUPABASE_SECRET_KEY to the project's secret key: pictures need it.")
}
