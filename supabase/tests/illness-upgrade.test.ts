// @module-tag full

import { describe, expect, test } from 'vitest'

import { migrate, type Database } from '../local/database.ts'
import { privateRowIds, openClinic, publicRowIds } from './clinic.ts'
import { emptyDatabases } from './engines.ts'
import { Mirror } from './mirror.ts'
import { migrateBefore, pull, push } from './older-clinic.ts'

const TABLE = 'health_library_illnesses'

/** Fields that illnesses got later, and a device that knows them writing some. */
const added = [
  {
    migration: '0012_illness_guidance.sql',
    columns: ['when_to_get_help', 'last_reviewed_on', 'last_reviewed_by'],
    set: { when_to_get_help: 'Call 108', last_reviewed_on: '2026-03-12' },
    was: { when_to_get_help: null, last_reviewed_on: null },
  },
  {
    migration: '0023_also_called.sql',
    columns: ['also_called'],
    set: { also_called: ['fits', 'మూర్ఛ', 'مرگی'] },
    was: { also_called: [] },
  },
  {
    migration: '0024_translations.sql',
    columns: ['te:meaning'],
    set: { 'te:meaning': 'అర్థం', 'te:meaning:of': '0badcafe' },
    was: { 'te:meaning': null, 'te:meaning:of': null },
  },
  {
    migration: '0026_illness_links.sql',
    columns: ['service_ids', 'doctor_ids', 'related_ids'],
    set: { service_ids: [publicRowIds.services], related_ids: [privateRowIds[TABLE]] },
    was: { service_ids: [], related_ids: [] },
  },
]
const cases = Object.keys(emptyDatabases).flatMap((engine) =>
  added.map((later) => ({ ...later, engine })),
)

describe.for(cases)(
  'a clinic that is older than $migration ($engine)',
  // Migrations that have landed never change.
  { tags: ['full'] },
  ({ migration, columns, set, was, engine }) => {
    test('sends no illness anew, and devices that lack the columns edit them all the same [R6, R8, D14]', async () => {
      const db = (await emptyDatabases[engine]?.()) as Database
      try {
        await migrateBefore(db, migration)
        const clinic = await openClinic(db)
        const mirror = new Mirror()
        mirror.apply(await pull(clinic, null))
        expect(shownIn(mirror, columns)).toEqual([])

        expect(await migrate(db)).toContain(migration)
        // A table that is new ticks the clock; nothing of the rows that were there comes again.
        const news = await pull(clinic, mirror.cursor)
        expect(news).not.toHaveProperty('reset')
        expect([news.put ?? {}, news.del ?? {}]).toEqual([{}, {}])
        mirror.apply(news)

        // What a device lacks of a row counts as empty (src/model/blanks.ts).
        const op = { t: TABLE, id: publicRowIds[TABLE], op: 'update', set, was }
        const response = await push(clinic, mirror.cursor, op)
        expect(response.results).toMatchObject([{ status: 'ok' }])
        mirror.apply(response)
        expect(mirror.mismatches).toBe(0)
        expect(shownIn(mirror, columns)).toEqual(columns)
        expect(mirror.of(TABLE).find(({ id }) => id === publicRowIds[TABLE])).toMatchObject(set)
      } finally {
        await db.close()
      }
    })
  },
)

/** Which of the columns the device has of the illness everybody may see. */
function shownIn(mirror: Mirror, columns: string[]): string[] {
  const row = mirror.of(TABLE).find(({ id }) => id === publicRowIds[TABLE])
  return columns.filter((column) => row && column in row)
}
