import { parseArgs } from 'node:util'

import { parseOrigin } from '../supabase/local/origin.ts'
import { sweepHosted } from '../supabase/local/sweep-hosted.ts'

// SUPABASE_SECRET_KEY=<secret key> npm run sweep -- --storage https://abc.supabase.co
// The daily housekeeping of a hosted project: old sessions and history, and the pictures that no
// row has named for a week. For a schedule; a server of ours does the same by itself.
try {
  process.stdout.write(`${await sweep()}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function sweep(): Promise<string> {
  const api = parseOrigin(readStorage())
  if (api === null) {
    throw new Error('Say where the project is: npm run sweep -- --storage https://abc.supabase.co')
  }
  const { SUPABASE_SECRET_KEY: key } = process.env
  // An argument would be kept in the shell's history and shown in the list of processes.
  if (!key)
    throw new Error("Set SUPABASE_SECRET_KEY in the environment to the project's secret key.")
  const removed = [...(await sweepHosted(api, key))]
  if (removed.length === 0) return 'No picture has to go: a row names each, or did within a week.'
  const buckets = removed.map(([bucket, count]) => `${count} of ${bucket}`).join(', ')
  return `Removed the pictures that no row has named for a week: ${buckets}.`
}

function readStorage(): string {
  try {
    return parseArgs({ options: { storage: { type: 'string' } } }).values.storage ?? ''
  } catch {
    return ''
  }
}
