import {
  toListedIllness,
  type ListedIllness,
} from '../../../src/admin/library/illnesses/listed-illness.ts'
import { openDatabase, getStaffDatabaseName } from '../../../src/db/database.ts'
import { changeRow } from '../../../src/db/edits.ts'
import { getListStore } from '../../../src/db/live/shared-stores.ts'
import type { TableRows } from '../../../src/db/live/table-store.ts'
import { withCacheEviction } from '../../../src/db/quota.ts'
import { readOutbox, readRows } from '../../../src/db/read-view.ts'
import { sortRows } from '../../../src/model/order.ts'
import { createSupabaseRemote } from '../../../src/remote/supabase-remote.ts'
import { withPrefetch } from '../../../src/sync/prefetch.ts'
import { syncOnce } from '../../../src/sync/sync-cycle.ts'
import type { Illness } from '../peer.ts'
import { show } from './show.ts'

const TABLE = 'health_library_illnesses'
const token = new URLSearchParams(location.search).get('token')
const db = openDatabase(getStaffDatabaseName('bench'))
const remote = withPrefetch(createSupabaseRemote({ url: '', key: 'public' }, () => token).sync)
const memory = getListStore<ListedIllness>(db, TABLE, toListedIllness as never)

/** The rows after the first ones come later; what the page holds is looked at once they are there. */
let whole: Promise<unknown> = Promise.resolve()

/** What the list screen shows: its first rows, and then all; it stays open and follows the database. */
function shownRows(): Promise<readonly ListedIllness[]> {
  whole = listed((tableRows) => tableRows.isWhole)
  return listed(() => true)
}

function listed(
  isEnough: (tableRows: TableRows<ListedIllness>) => boolean,
): Promise<readonly ListedIllness[]> {
  return new Promise((resolve) => {
    const resolveWhenEnough = () => {
      const tableRows = memory.get()
      if (tableRows && isEnough(tableRows)) resolve(tableRows.rows)
    }
    memory.subscribe(resolveWhenEnough)
    resolveWhenEnough()
  })
}

const rows = async () => (await readRows(db, TABLE)) as unknown as Illness[]

/** As the engine does it. A first mirror comes in portions, each of which can be read at once. */
async function rounds(onFirstRows?: () => void): Promise<void> {
  let state = 'more'
  while (state === 'more') {
    state = await withCacheEviction(() => syncOnce(db, remote))
    onFirstRows?.()
  }
}

show({
  open: async () => void (await db.open()),
  first: async (count) => {
    const first = sortRows(TABLE, await shownRows()).slice(0, count)
    return first.map((row) => ({ ...row, short_summary: row.note, meaning: null }))
  },
  count: async () => {
    await whole
    return (await rows()).length
  },
  get: async (id) => (await rows()).find((row) => row.id === id),
  pull: rounds,
  async edit(edits) {
    for (const { id, fields } of edits) await changeRow(db, TABLE, id, { fields })
  },
  flush: () => rounds(),
  async questions() {
    const parked = (await readOutbox(db)).filter(({ state }) => state === 'parked')
    return parked.flatMap(({ ops }) =>
      ops.flatMap(({ set }) => Object.values(set ?? {}).map(String)),
    )
  },
})
