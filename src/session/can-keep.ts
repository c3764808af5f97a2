import { openDatabase, PUBLIC_DATABASE } from '#db/database.ts'

/** Whether this browser keeps anything for us: some private windows and settings do not. */
export async function canKeep(): Promise<boolean> {
  const db = openDatabase(PUBLIC_DATABASE)
  try {
    localStorage.getItem('')
    await db.open()
    return true
  } catch {
    return false
  } finally {
    db.close()
  }
}
