import { openDatabase, PUBLIC_DATABASE } from '#db/database.ts'
import { requestSync, readMeta } from '#db/meta.ts'
import { withTimeout } from '#model/with-timeout.ts'
import type { WorkerMessage } from '#model/worker-protocol.ts'

/** Returns whether this browser lets a site cache anything. */
export const isCachingSupported = (): boolean =>
  'caches' in window && Boolean(navigator.serviceWorker)

export interface OfflineContent {
  /** Null if the storage does not respond. */
  pages: number | null
  /** Null if the storage does not respond. */
  pictures: number | null
  /** The storage used by this site, as far as the browser tells. */
  bytes: number | null
}

/** Returns null if the browser refuses the storage. */
export async function readOfflineContent(): Promise<OfflineContent | null> {
  const pictures = caches.open('pictures')
  const isRefused = pictures.then(
    () => false,
    () => true,
  )
  const estimate = navigator.storage?.estimate?.()
  const [refused, pageCount, pictureKeys, usage] = await Promise.all([
    withTimeout(isRefused),
    withTimeout(countPages()),
    withTimeout(pictures.then((cache) => cache.keys())),
    estimate && withTimeout(estimate),
  ])
  if (refused) return null
  return {
    pages: pageCount ?? null,
    pictures: pictureKeys?.length ?? null,
    bytes: usage?.usage ?? null,
  }
}

/** Counts the pages that the service worker caches. */
async function countPages(): Promise<number> {
  const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
  const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return pages.flat().length
}

/**
 * Pulls changes, and fetches missing pages and pictures. Returns false if some could not be loaded.
 */
export async function updateOfflineContent(): Promise<boolean> {
  const db = openDatabase(PUBLIC_DATABASE)
  try {
    await requestSync(db)
    const isWhole = await postToWorker('refresh')
    return isWhole && (await readMeta(db, 'sync'))?.problem === null
  } finally {
    db.close()
  }
}

/** Deletes the rows, pages and pictures of the public site. The database of staff stays. */
export async function deleteOfflineContent(): Promise<void> {
  await postToWorker('forget')
  const db = openDatabase(PUBLIC_DATABASE)
  try {
    // A browser that refuses a database has nothing in it.
    if (!(await db.open().catch(() => null))) return
    await db.transaction('rw', db.tables, () =>
      Promise.all(db.tables.map((table) => table.clear())),
    )
  } finally {
    db.close()
  }
}

function postToWorker(type: 'refresh' | 'forget'): Promise<boolean> {
  return new Promise((resolve) => {
    const worker = navigator.serviceWorker.controller
    if (!worker) return resolve(false)
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(data === true))
    port1.start()
    worker.postMessage({ type } satisfies WorkerMessage, [port2])
  })
}
