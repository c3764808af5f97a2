import type { Content } from '#db/content.ts'
import type { Fields } from '#model/mutation.ts'
import { publicTableNames, getTableSpec } from '#model/tables.ts'
import type { Endpoint } from '#remote/endpoint.ts'

import { isSaveDataOn, postToWorker } from './post-to-worker.ts'
import { runWhenIdle } from './when-idle.ts'

let last = ''

/**
 * Asks the service worker to cache every public picture, and to delete all others. With data saving
 * on it only caches pictures that were viewed.
 */
export function cachePictures(content: Content, endpoint: Endpoint): void {
  const addresses = picturesOf(content).map(
    (address) => new URL(address, endpoint.url || location.origin).href,
  )
  const key = addresses.toSorted().join('\n')
  if (key === last) return
  last = key
  runWhenIdle(() => postToWorker({ type: 'cache-pictures', addresses, savesData: isSaveDataOn() }))
}

function picturesOf(content: Content): string[] {
  const addresses = publicTableNames.flatMap((table) => {
    const { columns = [], notOnPages = [] } = getTableSpec(table).images ?? {}
    const pageColumns = columns.filter((column) => !notOnPages.includes(column))
    const rows: readonly Fields[] = content[table]
    return rows.flatMap((row) => pageColumns.map((column) => row[column]))
  })
  return [...new Set(addresses.filter((address) => typeof address === 'string'))].filter(
    (address) => address.startsWith('/storage/'),
  )
}
