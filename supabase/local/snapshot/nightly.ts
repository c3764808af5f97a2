import { join } from 'node:path'

import type { ServerLogger } from '../logs.ts'
import { createBackup } from './backup.ts'
import { formatBackupName, listBackups, pruneBackups } from './backups-folder.ts'
import type { Installation } from './installation.ts'
import { removeAbandoned } from './scratch.ts'
import type { OnFaults } from './take-snapshot.ts'

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Three at night where the clinic is, in minutes after midnight UTC (+05:30): nobody edits then. */
const NIGHT_MS = (3 * 60 - 330) * MINUTE_MS
const KEPT = 14
/** The last one with all pictures stays longer: somebody has to find it. */
const KEPT_IF_NOT_WHOLE = 2 * KEPT
const LOOK_EVERY_MS = 60 * 60 * 1000
/** A server that has just started serves its visitors first: checking a backup keeps it busy. */
const FIRST_LOOK_MS = 60 * 1000

interface Nights {
  home: Installation
  folder: string
  now?: () => Date
  firstLookMs?: number
  /** Hears of pictures that are left out because they cannot be copied (S-98). */
  onFaults?: OnFaults
}

/**
 * Makes the backup that is due, and removes what is older than the last fourteen; answers with its
 * name, or null when none is due. One is due when the newest is from before the last night, so that
 * a server that was off makes up for it.
 */
export async function createBackupWhenDue({
  home,
  folder,
  now = () => new Date(),
  onFaults,
}: Nights): Promise<string | null> {
  const at = now()
  // One from the future was made while the clock was wrong, and says nothing about last night.
  const newest = (await listBackups(folder)).findLast((backup) => backup.at <= at)
  if (newest && newest.at >= lastNight(at)) return null
  await removeAbandoned(folder)
  const name = formatBackupName(at)
  let isWhole = true
  await createBackup(home, join(folder, name), (...faults) => {
    isWhole = false
    onFaults?.(...faults)
  })
  await pruneBackups(folder, isWhole ? KEPT : KEPT_IF_NOT_WHOLE)
  return name
}

function lastNight(at: Date): Date {
  return new Date(Math.floor((at.getTime() - NIGHT_MS) / DAY_MS) * DAY_MS + NIGHT_MS)
}

/** Looks every hour; a backup that failed is tried again at the next one. Answers with how to end it. */
export function scheduleNightlyBackups(nights: Nights, log: ServerLogger): () => Promise<void> {
  let running: Promise<void> | null = null
  // Everything else of the day is worth more than one lost picture.
  const onFaults: OnFaults = (pictures, where) =>
    log.error({ pictures, where }, 'the nightly backup lacks pictures that the clinic shows')
  const look = () => {
    running ??= createBackupWhenDue({ ...nights, onFaults })
      .then((name) => (name === null ? undefined : log.info(`Backed up to ${name}`)))
      .catch((error: unknown) => log.error({ error }, 'the nightly backup failed'))
      .finally(() => (running = null))
  }
  const first = setTimeout(look, nights.firstLookMs ?? FIRST_LOOK_MS).unref()
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    await running
  }
}
