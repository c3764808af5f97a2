import { openDatabase, PUBLIC_DATABASE } from '#db/database.ts'
import { askForSync, readMeta } from '#db/meta.ts'

/** Whether this browser lets a site keep anything. */
export const isCachingSupported = (): boolean => 'caches' in window && 'serviceWorker' in navigator

export interface OfflineContent {
  pictures: number
  /** Of all that this site keeps here, as far as the browser tells. */
  bytes: number | null
}

export async function readOfflineContent(): Promise<OfflineContent> {
  const pictures = await caches.open('pictures')
  const { usage } = (await navigator.storage?.estimate?.()) ?? {}
  return { pictures: (await pictures.keys()).length, bytes: usage ?? null }
}

/** Asks for news, and fetches the pages and pictures that are missing. False when some of it did not come. */
export async function updateOfflineContent(): Promise<boolean> {
  const db = openDatabase(PUBLIC_DATABASE)
  try {
    await askForSync(db)
    const isWhole = await askWorker('refresh')
    return isWhole && (await readMeta(db, 'sync'))?.problem === null
  } finally {
    db.close()
  }
}

/** Removes the rows, pages and pictures of the public site: staff have a database of their own, which stays. */
export async function deleteOfflineContent(): Promise<void> {
  await askWorker('forget')
  const db = openDatabase(PUBLIC_DATABASE)
  try {
    await db.transaction('rw', db.tables, () =>
      Promise.all(db.tables.map((table) => table.clear())),
    )
  } finally {
    db.close()
  }
}

function askWorker(type: 'refresh' | 'forget'): Promise<boolean> {
  return new Promise((resolve) => {
    const worker = navigator.serviceWorker.controller
    if (!worker) return resolve(false)
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(data === true))
    port1.start()
    worker.postMessage({ type }, [port2])
  })
}
