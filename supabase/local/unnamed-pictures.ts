import type { Database } from './database.ts'
import { HttpError } from './errors.ts'

const MB = 1024 * 1024
/**
 * A device sends the pictures of a push before the push that names them: at most 50 edits, each with
 * a picture of up to 5 MB. This is room for two such devices at once; pictures that the app has made
 * smaller take a tenth of it. Without a limit one stolen tablet fills the disk in minutes.
 */
export const MOST_UNNAMED = 2 * 50 * 5 * MB

/**
 * Refuses another picture of so many bytes when the pictures that no record names would exceed the
 * limit. They are deleted after a week (S-48): only if those of the last eight days have so many
 * bytes, the records are read.
 */
export async function requireRoom(db: Database, bytes: number, most: number): Promise<void> {
  const [stored] = await db.query<{ unnamed: number }>(UNNAMED, [most - bytes])
  if (!stored || stored.unnamed + bytes <= most) return
  const sentence = `${Math.round(most / MB)} MB of pictures that no record uses are stored already`
  throw new HttpError(413, 'Payload too large', sentence)
}

const SIZE = `coalesce(sum((o.metadata ->> 'size')::bigint), 0)`
const UNNAMED = `select case
  when (select ${SIZE} from storage.objects o where o.created_at > now() - interval '8 days') <= $1
  then 0
  else (
    select ${SIZE} from storage.objects o
    left join (select distinct address from private.referenced_pictures()) n
      on n.address = '/storage/v1/object/public/' || o.bucket_id || '/' || o.name
    where private.is_own_bucket(o.bucket_id) and n.address is null
  ) end::float8 as unnamed`
