import { join } from 'node:path'

import type { ServerLogger } from '../logs.ts'
import { createBackup } from './backup.ts'
import { formatBackupName, listBackups, pruneBackups } from './backups-folder.ts'
import type { Installation } from './installation.ts'
import { removeAbandoned } from './scratch.ts'
import type { OnFaults } from './take-snapshot.ts'

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Three at night at the clinic, in minutes after midnight UTC (+05:30), when staff do not work. */
const NIGHT_MS = (3 * 60 - 330) * MINUTE_MS
const MAX_BACKUPS = 14
/** The last complete one stays longer, so that an operator has time to notice. */
const MAX_IF_INCOMPLETE = 2 * MAX_BACKUPS
const CHECK_EVERY_MS = 60 * 60 * 1000
/** A server that has just started serves its visitors first: verifying a backup is expensive. */
const FIRST_CHECK_MS = 60 * 1000

interface Nights {
  home: Installation
  folder: string
  now?: () => Date
  firstCheckMs?: number
  /** Called with pictures that are omitted because they cannot be copied (S-98). */
  onFaults?: OnFaults
}

/**
 * Makes the backup that is due, and prunes all but the last fourteen; returns its name, or null
 * when none is due. One is due when the latest is from before the last night, so that a server that
 * was off makes it later.
 */
export async function createBackupWhenDue({
  home,
  folder,
  now = () => new Date(),
  onFaults,
}: Nights): Promise<string | null> {
  const at = now()
  // A future date is from a wrong clock, and says nothing about last night.
  const newest = (await listBackups(folder)).findLast((backup) => backup.at <= at)
  if (newest && newest.at >= lastNight(at)) return null
  await removeAbandoned(folder)
  const name = formatBackupName(at)
  let isWhole = true
  await createBackup(home, join(folder, name), (...faults) => {
    isWhole = false
    onFaults?.(...faults)
  })
  await pruneBackups(folder, isWhole ? MAX_BACKUPS : MAX_IF_INCOMPLETE)
  return name
}

function lastNight(at: Date): Date {
  return new Date(Math.floor((at.getTime() - NIGHT_MS) / DAY_MS) * DAY_MS + NIGHT_MS)
}

/** Checks every hour, which also retries a failed backup. Returns a function that stops it. */
export function scheduleNightlyBackups(nights: Nights, log: ServerLogger): () => Promise<void> {
  let running: Promise<void> | null = null
  // A backup without one picture is better than none.
  const onFaults: OnFaults = (pictures, where) =>
    log.error({ pictures, where }, 'the nightly backup lacks pictures that the clinic shows')
  const backUpWhenDue = () => {
    running ??= createBackupWhenDue({ ...nights, onFaults })
      .then((name) => (name === null ? undefined : log.info(`Backed up to ${name}`)))
      .catch((error: unknown) => log.error({ error }, 'the nightly backup failed'))
      .finally(() => (running = null))
  }
  const first = setTimeout(backUpWhenDue, nights.firstCheckMs ?? FIRST_CHECK_MS).unref()
  const timer = setInterval(backUpWhenDue, CHECK_EVERY_MS).unref()
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    await running
  }
}
