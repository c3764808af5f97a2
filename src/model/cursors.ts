/** What a device that has nothing yet asks with: everything, in portions [R19]. */
export const PAGED_PULL = 'portions'

/** What one asks with that is to have everything anew in one answer. */
export const FULL_PULL = ''

/** Version, tag and rank [R5]; while portions come, also where they began and how far they are [R19]. */
const CURSOR =
  /^\d{1,18}\.[0-9a-f]{8}\.\d(\.\d{1,18}\.[0-9a-f]{8}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/

/** Whether this is a cursor as the server gives them out. */
export const isCursor = (text: unknown): text is string =>
  typeof text === 'string' && CURSOR.test(text)

/** Whether more portions of a first mirror follow the one that came with this cursor. */
export const hasMorePages = (cursor: string): boolean => getInitialSyncStart(cursor) !== undefined

/** The rank of the reader a cursor was given to [R5]. */
export const getCursorRank = (cursor: string): number => Number(cursor.split('.')[2])

/** The version in which the portions began of which this cursor is one; undefined when all have come. */
export function getInitialSyncStart(cursor: string): number | undefined {
  const begun = cursor.split('.')[3]
  return begun === undefined ? undefined : Number(begun)
}
