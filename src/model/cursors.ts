/** The `since` of an initial sync: everything, in pages [R19]. */
export const PAGED_PULL = 'portions'

/** The `since` of a full pull: everything in one response. */
export const FULL_PULL = ''

/** Version, tag and rank [R5]; during an initial sync also its start and position [R19]. */
const CURSOR =
  /^\d{1,18}\.[0-9a-f]{8}\.\d(\.\d{1,18}\.[0-9a-f]{8}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/

/** Returns whether a text has the format of the server's cursors. */
export const isCursor = (text: unknown): text is string =>
  typeof text === 'string' && CURSOR.test(text)

/** Returns whether more pages of the initial sync follow this cursor. */
export const hasMorePages = (cursor: string): boolean => getInitialSyncStart(cursor) !== undefined

/** Returns the rank of the user a cursor was issued to [R5]. */
export const getCursorRank = (cursor: string): number => Number(cursor.split('.')[2])

/** Returns the version at which an unfinished initial sync began; undefined once it is complete. */
export function getInitialSyncStart(cursor: string): number | undefined {
  const start = cursor.split('.')[3]
  return start === undefined ? undefined : Number(start)
}
