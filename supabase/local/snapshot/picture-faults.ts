import { createHash } from 'node:crypto'

import { createETag } from '../cached-response.ts'
import type { Queryable } from '../database.ts'
import type { ManifestPicture } from './manifest.ts'
import { quoteIdentifier } from './tables.ts'

/** A picture that the clinic shows, and whose file is missing or altered. */
export interface PictureFault {
  picture: string
  is: 'missing' | 'spoilt'
}

const NAMED_AT_MOST = 3
const PUBLIC = '/storage/v1/object/public/'

/** Lists the pictures that a row of the content names, as `bucket/name`. */
export async function listNamedPictures(tx: Queryable): Promise<Set<string>> {
  const tables = await tx.query<{ tbl: string; images: string[] }>(
    `select tbl::text, images from sync.tables where images <> '{}'`,
  )
  const columns = tables.flatMap(({ tbl, images }) =>
    images.map(
      (image) => `select ${quoteIdentifier(image)} as address from public.${quoteIdentifier(tbl)}`,
    ),
  )
  const found = await tx.query<{ address: string | null }>(columns.join(' union '))
  return new Set(found.flatMap(({ address }) => address?.split(PUBLIC)[1] ?? []))
}

/** Returns whether these bytes are those that were stored for this row. */
export function isAsStored(
  bytes: Uint8Array,
  { metadata }: Pick<ManifestPicture, 'metadata'>,
): boolean {
  const { size, eTag } = metadata
  if (typeof size === 'number' && size !== bytes.length) return false
  // The ETag of a large file in hosted Storage is not a hash of its bytes.
  if (typeof eTag !== 'string' || !/^"[0-9a-f]{32}"$/.test(eTag)) return true
  return eTag === createETag(bytes) || eTag === `"${createHash('md5').update(bytes).digest('hex')}"`
}

/** Formats a sentence with the first faults, their location, and what to do. */
export function formatFaults(faults: readonly PictureFault[], where: string): string {
  const some = faults.slice(0, NAMED_AT_MOST).map(({ picture, is }) => `${picture} is ${is}`)
  const unnamedCount = faults.length - some.length
  const count = faults.length === 1 ? '1 picture' : `${faults.length} pictures`
  return (
    `${count} of the clinic cannot be copied from ${where}: ${some.join(', ')}` +
    `${unnamedCount > 0 ? `, and ${unnamedCount} more` : ''}. Nothing was made. Name the place of the pictures ` +
    '(DATA_DIR, or --storage for a hosted project), put them back from an older backup, or choose ' +
    'others in the panel.'
  )
}
