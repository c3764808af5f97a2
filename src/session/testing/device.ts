import { deleteDatabase } from '#db/database.ts'

/** The databases on this device, by name. */
export async function listDatabases(): Promise<string[]> {
  return (await indexedDB.databases()).flatMap(({ name }) => (name ? [name] : []))
}

/** Deletes everything on this device. */
export async function clearDevice(): Promise<void> {
  localStorage.clear()
  await Promise.all((await listDatabases()).map(deleteDatabase))
}
