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

/** How many of the edits that have arrived are looked through for one of this device. */
const LATEST = 50

export interface CurrentRecord<F, P> extends RecordSnapshot<F, P> {
  /** An earlier edit of it waits for a person, so a later one waits behind it [D4]. */
  isBlocked: boolean
}

/** What this device holds of a row at this moment, and what it knows of its last change. */
export async function readCurrentRecord<T extends EditableTable, P>(
  db: ClinicDatabase,
  table: T,
  id: string,
  also?: RelatedRows<T, P>,
): Promise<CurrentRecord<Form<T>, P>> {
  const mirrors = [table, ...(also?.tables ?? [])].map((name) => mirrorTable(db, name))
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
    const own = [...waiting, ...done].flatMap(({ ops }) => ops)
    const parked = outbox.filter((entry) => !waiting.includes(entry))
    const undone = parked.flatMap(({ ops }) => ops)
    return {
      id,
      fields: row && toForm(table, row as object),
      // P is null where no other tables are saved along.
      parts: also ? await also.load(id) : (null as P),
      change: await readChangeSource(db, row),
      isOwn(of, field, value) {
        const written = { table, of, field, value }
        return (
          own.some((op) => wroteValue(op, written)) ||
          undone.some((op) => replacedValue(op, written))
        )
      },
      isBlocked: parked.some((entry) => listAffectedKeys(entry).includes(`${table}/${id}`)),
    }
  })
}

interface WrittenValue {
  table: EditableTable
  of: string
  field: string
  value: unknown
}

function wroteValue(op: Op, { table, of, field, value }: WrittenValue): boolean {
  // Every move renumbers the others.
  if (op.op === 'move') return op.t === table && field === 'display_order'
  return (
    op.id === of && op.set !== undefined && field in op.set && isEquivalent(op.set[field], value)
  )
}

/** An edit that was refused is shown no more: what it replaced is back. */
function replacedValue(op: Op, { of, field, value }: WrittenValue): boolean {
  return (
    op.id === of && op.was !== undefined && field in op.was && isEquivalent(op.was[field], value)
  )
}

/** Who and when, as far as the row and the accounts on this device tell. */
async function readChangeSource(db: ClinicDatabase, row: StoredRow | null): Promise<ChangeSource> {
  const who = row?.['last_updated_by']
  const session = await readMeta(db, 'session')
  const me = isRecord(session) && isRecord(session['user']) ? session['user']['id'] : undefined
  const user = typeof who === 'string' ? await mirrorTable(db, 'users').get(who) : undefined
  const stored = row?.['updated_at']
  const at = typeof stored === 'string' ? Date.parse(stored) : Number.NaN
  return {
    by: who !== undefined && who === me ? 'me' : 'other',
    name: typeof user?.['username'] === 'string' ? user['username'] : null,
    at: Number.isNaN(at) ? null : at,
    heardAt: Date.now(),
  }
}
