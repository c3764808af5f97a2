import { useDatabase } from '#db/hooks/database-context.ts'
import { useRows } from '#db/hooks/use-rows.ts'
import { readLatestValues } from '#db/later-edits.ts'
import { retryParkedEdit } from '#db/parked-edits.ts'
import type { OutboxEntry, ParkReason } from '#db/stored-types.ts'
import { isRecord } from '#model/json.ts'
import type { Op } from '#model/mutation.ts'
import { getTableSpec } from '#model/tables.ts'
import { findFreeSlug } from '#model/texts/slug.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'

import { contentTypes, getRecordPath } from '../content-types/content-types.ts'
import type { ScreenNotices } from '../shell/use-notice.ts'

/** Checks whether an edit was rejected because another record has its slug. */
export function isSlugConflict(reason: ParkReason | undefined): boolean {
  return reason?.kind === 'rejected' && (reason.constraint?.endsWith('_slug_key') ?? false)
}

interface SlugConflictProps {
  entry: OutboxEntry
  box: readonly OutboxEntry[]
  notices: ScreenNotices
}

/** Names the record that has the slug, and offers a free one, as far as this device knows. */
export function SlugConflict({ entry, box, notices }: SlugConflictProps) {
  const at = entry.ops.findIndex(({ set }) => typeof set?.['slug'] === 'string')
  const [op, newest] = [entry.ops[at], readLatestValues(box, entry)[at]]
  if (!op || !newest) return null
  return (
    <TakenSlug op={op} newest={String(newest.set?.['slug'])} seq={entry.seq} notices={notices} />
  )
}

interface TakenSlugProps {
  op: Op
  /** The slug in the author's latest edit [D20]. */
  newest: string
  seq: number
  notices: ScreenNotices
}

function TakenSlug({ op, newest, seq, notices }: TakenSlugProps) {
  const db = useDatabase()
  const rows = useRows(op.t)
  const slug = String(op.set?.['slug'])
  if (!rows) return null
  const otherRows = rows.filter(({ id }) => id !== op.id)
  const holder = otherRows.find((row) => slugIn(row) === slug)
  // The server reported the slug as taken, whether or not this device has that record.
  const takenSlugs = [slug, ...otherRows.map(slugIn)]
  const free = findFreeSlug(newest, takenSlugs)
  const { one } = contentTypes[op.t].messages

  async function use(): Promise<void> {
    await retryParkedEdit(db, seq, { slug: free })
    notices.show({ tone: 'info', text: `It is sent with the slug “${free}”.` })
  }

  return (
    <>
      <p>
        {holder ? (
          <span key={holder.id}>
            The slug “{slug}” belongs to the {one}{' '}
            <Link to={getRecordPath(op.t, holder.id)}>{nameIn(op, holder)}</Link>.
          </span>
        ) : (
          `The slug “${slug}” belongs to another ${one}, which this device does not have yet.`
        )}
      </p>
      <div>
        <Button tone="primary" onClick={() => void use()}>
          {`Send it with the slug “${free}”`}
        </Button>
      </div>
    </>
  )
}

const slugIn = (row: unknown) =>
  isRecord(row) && typeof row['slug'] === 'string' ? row['slug'] : ''

function nameIn({ t }: Op, row: unknown): string {
  const name = isRecord(row) ? row[getTableSpec(t).name ?? ''] : null
  return typeof name === 'string' && name !== '' ? name : contentTypes[t].messages.one
}
