import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** `nadi-` and the time in UTC, so that sorting by name sorts by time. */
const NAME = /^nadi-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/

export function formatBackupName(at: Date): string {
  return `nadi-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`
}

/** Lists the backups in a folder, oldest first. */
export async function listBackups(folder: string): Promise<{ name: string; at: Date }[]> {
  const names = await readdir(folder).catch((): string[] => [])
  return names.toSorted().flatMap((name) => {
    const [, day, ...time] = NAME.exec(name) ?? []
    const at = new Date(`${day}T${time.join(':')}Z`)
    return Number.isNaN(at.getTime()) ? [] : [{ name, at }]
  })
}

/** Deletes all but the latest backups; keeps files with other names. */
export async function pruneBackups(folder: string, count: number): Promise<void> {
  for (const { name } of (await listBackups(folder)).slice(0, -count)) await rm(join(folder, name))
}
