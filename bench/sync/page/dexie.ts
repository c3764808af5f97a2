import { createClient } from '@supabase/supabase-js'
import Dexie, { type Table } from 'dexie'

import type { Edit, Illness } from '../peer.ts'
import { show } from './show.ts'

// What a team writes itself with the two libraries of the specification: tables are read by the
// time of their last change, and edits wait in a table until each was taken.

const TABLE = 'peer_dexie'
/** PostgREST gives no more at once, here and on hosted projects. */
const AT_ONCE = 1_000

type Stored = Illness & { updated_at: string; deleted: boolean }

const db = new Dexie('peer-dexie') as Dexie & {
  illnesses: Table<Stored, string>
  outbox: Table<Edit & { seq?: number }, number>
}
db.version(1).stores({ illnesses: 'id, display_order, updated_at', outbox: '++seq' })
const client = createClient(location.origin, 'public', { auth: { persistSession: false } })

/** Everything that changed at or after the newest change that is stored; what waits here stays on top. */
async function pull(onFirstRows: () => void): Promise<void> {
  let last = await db.illnesses.orderBy('updated_at').last()
  for (;;) {
    let query = client.from(TABLE).select()
    if (last) {
      const { updated_at: at, id } = last
      query = query.or(`updated_at.gt.${at},and(updated_at.eq.${at},id.gt.${id})`)
    }
    const { data, error } = await query.order('updated_at').order('id').limit(AT_ONCE)
    if (error) throw new Error(error.message)
    const rows = data as Stored[]
    await db.transaction('rw', db.illnesses, db.outbox, async () => {
      await db.illnesses.bulkPut(rows)
      for (const { id, fields } of await db.outbox.toArray()) await db.illnesses.update(id, fields)
    })
    onFirstRows()
    last = rows.at(-1)
    if (rows.length < AT_ONCE) return
  }
}

async function flush(): Promise<void> {
  for (const { seq = 0, id, fields } of await db.outbox.orderBy('seq').toArray()) {
    const { error } = await client.from(TABLE).update(fields).eq('id', id)
    if (error) throw new Error(error.message)
    await db.outbox.delete(seq)
  }
}

show({
  open: async () => void (await db.open()),
  first: (count) => db.illnesses.orderBy('display_order').limit(count).toArray(),
  count: () => db.illnesses.count(),
  get: (id) => db.illnesses.get(id),
  pull,
  async edit(edits) {
    for (const { id, fields } of edits) {
      await db.transaction('rw', db.illnesses, db.outbox, async () => {
        await db.illnesses.update(id, fields)
        await db.outbox.add({ id, fields })
      })
    }
  },
  flush,
  questions: async () => [],
})
