import { mirrorTable, type ClinicDatabase } from '#db/database.ts'
import { readMeta } from '#db/meta.ts'
import { listAffectedKeys } from '#db/overlay.ts'
import { readOutbox, readRow } from '#db/read-view.ts'
import { toForm } from '#model/blanks.ts'
import { isRecord } from '#model/json.ts'
import type { Op, StoredRow } from '#model/mutation.ts'
import type { EditableTable, Form } from '#model/rows.ts'

import type { RecordSnapshot } from './merge-record.ts'
import type { ChangeSource } from './open-form.ts'
import { isEquivalent } from './resolve-fields.ts'
import type { RelatedRows } from './save-record.ts'

/** Number of acknowledged edits to search for one of this device. */
const LATEST = 50

export interface CurrentRecord<F, P> extends RecordSnapshot<F, P> {
  /** An earlier edit of the row is parked, so a later one is blocked [D4]. */
  isBlocked: boolean
}

/** What this device has of a row now, and what it knows of the last change. */
export async function readCurrentRecord<T extends EditableTable, P>(
  db: ClinicDatabase,
  table: T,
  id: string,
  related?: RelatedRows<T, P>,
): Promise<CurrentRecord<Form<T>, P>> {
  const mirrors = [table, ...(related?.tables ?? [])].map((name) => mirrorTable(db, name))
  const stores = [...mirrors, mirrorTable(db, 'users'), db.outbox, db.done, db.meta]
  return db.transaction('r', stores, async () => {
    const row = await readRow(db, table, id)
    const outbox = await readOutbox(db)
    const waiting = outbox.filter(({ state }) => state !== 'parked')
    const last = (await db.done.orderBy(':id').lastKey()) as number | undefined
    const done = await db.done
      .where(':id')
      .above((last ?? 0) - LATEST)
      .toArray()
    const ownOps = [...waiting, ...done].flatMap(({ ops }) => ops)
    const parked = outbox.filter((entry) => !waiting.includes(entry))
    const undone = parked.flatMap(({ ops }) => ops)
    return {
      id,
      fields: row && toForm(table, row as object),
      // P is null if no child records are saved with the form.
      parts: related ? await related.load(id) : (null as P),
      change: await readChangeSource(db, row),
      isOwn(recordId, field, value) {
        const written = { table, recordId, field, value }
        return (
          ownOps.some((op) => wroteValue(op, written)) ||
          undone.some((op) => isReplacedValue(op, written))
        )
      },
      isBlocked: parked.some((entry) => listAffectedKeys(entry).includes(`${table}/${id}`)),
    }
  })
}

interface WrittenValue {
  table: EditableTable
  recordId: string
  field: string
  value: unknown
}

function wroteValue(op: Op, { table, recordId, field, value }: WrittenValue): boolean {
  // Every move renumbers the other rows.
  if (op.op === 'move') return op.t === table && field === 'display_order'
  return (
    op.id === recordId &&
    op.set !== undefined &&
    field in op.set &&
    isEquivalent(op.set[field], value)
  )
}

/** The overlay leaves out a rejected edit: the previous value is back. */
function isReplacedValue(op: Op, { recordId, field, value }: WrittenValue): boolean {
  return (
    op.id === recordId &&
    op.was !== undefined &&
    field in op.was &&
    isEquivalent(op.was[field], value)
  )
}

/** The author and time, as far as the row and the accounts on this device tell. */
async function readChangeSource(db: ClinicDatabase, row: StoredRow | null): Promise<ChangeSource> {
  const authorId = row?.['last_updated_by']
  const session = await readMeta(db, 'session')
  const me = isRecord(session) && isRecord(session['user']) ? session['user']['id'] : undefined
  const user =
    typeof authorId === 'string' ? await mirrorTable(db, 'users').get(authorId) : undefined
  const stored = row?.['updated_at']
  const at = typeof stored === 'string' ? Date.parse(stored) : Number.NaN
  return {
    by: authorId !== undefined && authorId === me ? 'me' : 'other',
    name: typeof user?.['username'] === 'string' ? user['username'] : null,
    at: Number.isNaN(at) ? null : at,
    receivedAt: Date.now(),
  }
}
