import { mirror, type ClinicDatabase } from '#db/database.ts'
import { readMeta } from '#db/meta.ts'
import { keysOf } from '#db/overlay.ts'
import { entries, rowOf } from '#db/read-view.ts'
import { draftOf } from '#model/blanks.ts'
import { isRecord } from '#model/json.ts'
import type { Op, StoredRow } from '#model/mutation.ts'
import type { EditableTable, Form } from '#model/tables.ts'

import type { Arrival } from './merge-record.ts'
import type { Change } from './open-form.ts'
import { isAlike } from './resolve-fields.ts'
import type { AlsoSaved } from './save-record.ts'

/** How many of the edits that have arrived are looked through for one of this device. */
const LATEST = 50

export interface RowNow<F, P> extends Arrival<F, P> {
  /** An earlier edit of it waits for a person, so a later one waits behind it [D4]. */
  isHeldUp: boolean
}

/** What this device holds of a row at this moment, and what it knows of its last change. */
export async function rowNow<T extends EditableTable, P>(
  db: ClinicDatabase,
  table: T,
  id: string,
  also?: AlsoSaved<T, P>,
): Promise<RowNow<Form<T>, P>> {
  const mirrors = [table, ...(also?.tables ?? [])].map((name) => mirror(db, name))
  const stores = [...mirrors, mirror(db, 'users'), db.outbox, db.done, db.meta]
  return db.transaction('r', stores, async () => {
    const row = await rowOf(db, table, id)
    const outbox = await entries(db)
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
      fields: row && draftOf(table, row as object),
      // P is null where no other tables are saved along.
      parts: also ? await also.of(id) : (null as P),
      change: await lastChange(db, row),
      isOwn(of, field, value) {
        const written = { table, of, field, value }
        return own.some((op) => wrote(op, written)) || undone.some((op) => replaced(op, written))
      },
      isHeldUp: parked.some((entry) => keysOf(entry).includes(`${table}/${id}`)),
    }
  })
}

interface Written {
  table: EditableTable
  of: string
  field: string
  value: unknown
}

function wrote(op: Op, { table, of, field, value }: Written): boolean {
  // Every move renumbers the others.
  if (op.op === 'move') return op.t === table && field === 'display_order'
  return op.id === of && op.set !== undefined && field in op.set && isAlike(op.set[field], value)
}

/** An edit that was refused is shown no more: what it replaced is back. */
function replaced(op: Op, { of, field, value }: Written): boolean {
  return op.id === of && op.was !== undefined && field in op.was && isAlike(op.was[field], value)
}

/** Who and when, as far as the row and the accounts on this device tell. */
async function lastChange(db: ClinicDatabase, row: StoredRow | null): Promise<Change> {
  const who = row?.['last_updated_by']
  const session = await readMeta(db, 'session')
  const me = isRecord(session) && isRecord(session['user']) ? session['user']['id'] : undefined
  const user = typeof who === 'string' ? await mirror(db, 'users').get(who) : undefined
  const stored = row?.['updated_at']
  const at = typeof stored === 'string' ? Date.parse(stored) : Number.NaN
  return {
    by: who !== undefined && who === me ? 'me' : 'other',
    name: typeof user?.['username'] === 'string' ? user['username'] : null,
    at: Number.isNaN(at) ? null : at,
    heardAt: Date.now(),
  }
}
