import { deleteDatabase } from '#db/database.ts'

/** Lists the databases on this device. */
export async function listDatabases(): Promise<string[]> {
  return (await indexedDB.databases()).flatMap(({ name }) => (name ? [name] : []))
}

/** Deletes all data of this device. */
export async function clearDevice(): Promise<void> {
  localStorage.clear()
  await Promise.all((await listDatabases()).map(deleteDatabase))
}
