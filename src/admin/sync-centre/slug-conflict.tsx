import { useDatabase } from '#db/database-context.ts'
import { newestOf } from '#db/dependents/one-question.ts'
import { useRows } from '#db/live/use-rows.ts'
import { retry } from '#db/parked-edits.ts'
import type { Entry, Refusal } from '#db/stored-types.ts'
import { isRecord } from '#model/json.ts'
import type { Op } from '#model/mutation.ts'
import { specOf } from '#model/tables.ts'
import { freeSlug } from '#model/texts/slug.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'

import { recordPath } from '../edits/record-path.ts'
import { tableWords } from '../messages/table-messages.ts'
import type { Notices } from '../shell/use-notice.ts'

/** Whether an edit was refused because another record has its slug. */
export function isSlugClash(refusal: Refusal | undefined): boolean {
  return refusal?.kind === 'rejected' && (refusal.constraint?.endsWith('_slug_key') ?? false)
}

interface SlugClashProps {
  entry: Entry
  box: readonly Entry[]
  notices: Notices
}

/** Names the record that has the slug already, and offers one that is free as far as this device knows. */
export function SlugClash({ entry, box, notices }: SlugClashProps) {
  const at = entry.ops.findIndex(({ set }) => typeof set?.['slug'] === 'string')
  const [op, newest] = [entry.ops[at], newestOf(box, entry)[at]]
  if (!op || !newest) return null
  return <Clash op={op} newest={String(newest.set?.['slug'])} seq={entry.seq} notices={notices} />
}

interface ClashProps {
  op: Op
  /** The slug that its author wants by now [D20]. */
  newest: string
  seq: number
  notices: Notices
}

function Clash({ op, newest, seq, notices }: ClashProps) {
  const db = useDatabase()
  const rows = useRows(op.t)
  const slug = String(op.set?.['slug'])
  if (!rows) return null
  const others = rows.filter(({ id }) => id !== op.id)
  const holder = others.find((row) => slugIn(row) === slug)
  // The server said that the refused one is taken, whether this device knows by whom or not.
  const taken = [slug, ...others.map(slugIn)]
  const free = taken.includes(newest) ? freeSlug(newest, taken) : newest
  const { one } = tableWords[op.t]

  async function use(): Promise<void> {
    await retry(db, seq, { slug: free })
    notices.say({ tone: 'success', text: `It is sent with the slug “${free}”.` })
  }

  return (
    <>
      <p>
        {holder ? (
          <span key={holder.id}>
            The slug “{slug}” belongs to the {one}{' '}
            <Link to={recordPath(op.t, holder.id)}>{nameIn(op, holder)}</Link>.
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
  const name = isRecord(row) ? row[specOf(t).name ?? ''] : null
  return typeof name === 'string' && name !== '' ? name : tableWords[t].one
}
