import { join } from 'node:path'

import type { Log } from '../logs.ts'
import { backUp } from './backup.ts'
import { backupName, backupsIn, keepNewest } from './backups-folder.ts'
import type { Home } from './home.ts'
import { removeAbandoned } from './scratch.ts'

/** By the server's clock; nobody edits then. */
const HOUR = 3
const KEPT = 14
const LOOK_EVERY_MS = 60 * 60 * 1000
/** A server that has just started serves its visitors first: checking a backup keeps it busy. */
const FIRST_LOOK_MS = 60 * 1000

interface Nights {
  home: Home
  folder: string
  now?: () => Date
  firstLookMs?: number
}

/**
 * Makes the backup that is due, and removes what is older than the last fourteen; answers with its
 * name, or null when none is due. One is due when the newest is from before the last night, so that
 * a server that was off makes up for it.
 */
export async function backUpWhenDue({
  home,
  folder,
  now = () => new Date(),
}: Nights): Promise<string | null> {
  const at = now()
  // One from the future was made while the clock was wrong, and says nothing about last night.
  const newest = (await backupsIn(folder)).findLast((backup) => backup.at <= at)
  if (newest && newest.at >= lastNight(at)) return null
  await removeAbandoned(folder)
  const name = backupName(at)
  await backUp(home, join(folder, name))
  await keepNewest(folder, KEPT)
  return name
}

function lastNight(at: Date): Date {
  const night = new Date(at)
  night.setHours(HOUR, 0, 0, 0)
  if (night > at) night.setDate(night.getDate() - 1)
  return night
}

/** Looks every hour; a backup that failed is tried again at the next one. Answers with how to end it. */
export function everyNight(nights: Nights, log: Log): () => Promise<void> {
  let running: Promise<void> | null = null
  const look = () => {
    running ??= backUpWhenDue(nights)
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
