import { strict as assert } from 'node:assert'

import { mirrorTable, listMirroredTables } from '#db/database.ts'
import { readMeta } from '#db/meta.ts'
import { listAffectedKeys, listReferencedKeys } from '#db/overlay.ts'
import { readOutbox, readRows } from '#db/read-view.ts'
import type { OutboxEntry } from '#db/stored-types.ts'
import { hasMorePages } from '#model/cursors.ts'
import type { StoredRow } from '#model/mutation.ts'

import type { Device } from './device.ts'
import type { PerformedEdit } from './people.ts'
import type { Server } from './server.ts'

/** I3: after a successful round the mirror is what the server would send from scratch. */
export async function checkMirrorMatchesServer(device: Device, server: Server): Promise<void> {
  const cursor = await readMeta(device.db, 'cursor')
  // No cursor: the round found a fault in the mirror, and the next one fetches everything.
  if (!cursor) return
  if (hasMorePages(cursor)) return portionsAreWhole(device)
  const response = await server.fromScratch(device.user, cursor)
  assert.equal(response.cursor, cursor, 'I3: the round left the device behind the server')
  for (const table of listMirroredTables(device.db)) {
    const mirrorRows = byId(await mirrorTable(device.db, table).toArray())
    const serverRows = byId(response.put?.[table] ?? [])
    assert.deepEqual(mirrorRows, serverRows, `I3: the mirror of ${table} differs`)
  }
}

/** R19: what is there of a mirror that is still coming can be read: no picture without its illness. */
async function portionsAreWhole(device: Device): Promise<void> {
  const illnesses = await mirrorTable(device.db, 'health_library_illnesses')
    .toCollection()
    .primaryKeys()
  const illnessIds = new Set(illnesses)
  for (const row of await mirrorTable(device.db, 'health_library_images').toArray()) {
    assert.ok(illnessIds.has(String(row['illness_id'])), 'R19: a picture came without its illness')
  }
  const settings = await mirrorTable(device.db, 'modern_site_settings').count()
  assert.equal(settings, 1, 'R19: a portion came before what all pages need')
}

/** R18: what a visitor had from caches has led to where the server is now. */
export async function checkVisitorIsCurrent(device: Device, server: Server): Promise<void> {
  const newest = await server.value<string>(
    `select version || '.' || tag || '.0' as value from sync.history order by version desc limit 1`,
  )
  const cursor = await readMeta(device.db, 'cursor')
  assert.equal(cursor, newest, 'R18: a visitor comes to rest behind the server')
}

function byId(rows: StoredRow[]): StoredRow[] {
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** I4: what a person just saved is what is shown. */
export async function checkOwnEditIsShown(device: Device, edit: PerformedEdit): Promise<void> {
  const row = (await readRows(device.db, edit.table)).find(({ id }) => id === edit.id)
  if (!edit.shows) return assert.equal(row, undefined, 'I4: a deleted row is shown')
  assert.ok(row, 'I4: the row is not shown')
  for (const [column, value] of Object.entries(edit.shows)) {
    assert.deepEqual((row as unknown as StoredRow)[column], value, `I4: ${column} is not shown`)
  }
}

/** I1, I2, I6, I8 and the end of I7, once editing has stopped and everything is reachable. */
export async function checkEveryEditIsAccountedFor(
  device: Device,
  server: Server,
  { restored, isSingleUser }: { restored: boolean; isSingleUser: boolean },
): Promise<void> {
  const box = await readOutbox(device.db)
  const parked = box.filter((entry) => entry.state === 'parked')
  const blocked = new Set(parked.flatMap(listAffectedKeys))
  for (const entry of box) {
    const explained =
      entry.state === 'parked' ||
      [...listAffectedKeys(entry), ...listReferencedKeys(entry)].some((k) => blocked.has(k))
    // What waits makes others wait: a picture for its illness, that for its category.
    if (explained) for (const key of listAffectedKeys(entry)) blocked.add(key)
    assert.ok(explained, `I7: an edit stays in the queue without a reason: ${JSON.stringify(box)}`)
  }
  const applied = new Set(
    await server.value<string[]>(
      `select coalesce(array_agg(id::text), '{}') as value from sync.applied where result ->> 'status' = 'ok'`,
    ),
  )
  for (const { id } of parked) assert.ok(!applied.has(id), 'I8: a parked edit was applied')
  for (const id of device.discarded) assert.ok(!applied.has(id), 'I8: a discarded edit was applied')
  const outboxIds = new Set(box.map(({ id }) => id))
  for (const id of device.acked) {
    const isAccountedFor = applied.has(id) || outboxIds.has(id) || device.discarded.has(id)
    assert.ok(isAccountedFor, `I1: the saved edit ${id} is nowhere`)
  }
  assertWholeChains(parked, { restored, isSingleUser })
  const needed = new Set(box.flatMap((entry) => entry.files))
  for (const { name } of await device.db.blobs.toArray()) {
    assert.ok(needed.has(name), 'a picture stays on the device without a reason')
  }
}

/** I6. After a restore two edits of one row may be parked: one refused before, one lost by the backup. */
function assertWholeChains(
  parked: readonly OutboxEntry[],
  { restored, isSingleUser }: { restored: boolean; isSingleUser: boolean },
): void {
  const keys = parked.flatMap(listAffectedKeys)
  if (!restored) {
    assert.equal(new Set(keys).size, keys.length, 'I6: a chain of edits of one row was torn')
  }
  for (const { refusal } of isSingleUser ? parked : []) {
    assert.notEqual(refusal?.kind, 'conflict', 'I6: a conflict with oneself')
  }
}

/** I2: one row of the log for each edit that was applied. */
export async function checkLoggedOnce(server: Server): Promise<void> {
  const logged = await server.value<number>(
    `select count(*)::int as value from public.activity_logs where user_id is not null`,
  )
  const applied = await server.value<number>(
    `select count(*)::int as value from sync.applied where result ->> 'status' = 'ok'`,
  )
  assert.equal(logged, applied, 'I2: an edit was applied twice, or by half')
}

/** Whether more portions of its first mirror are to come to this device. */
export async function isInitialSyncRunning(device: Device): Promise<boolean> {
  return hasMorePages((await readMeta(device.db, 'cursor')) ?? '')
}

export async function readRepairCount(device: Device): Promise<number> {
  return (await readMeta(device.db, 'repairs')) ?? 0
}
