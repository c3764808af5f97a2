// @module-tag full

import { describe, expect, test } from 'vitest'

import type { Op } from '#model/mutation.ts'

import { migrate, type Database } from '../local/database.ts'
import { createFilledForm, openClinic, publicRowIds } from './clinic.ts'
import { emptyDatabases } from './engines.ts'
import { Mirror } from './mirror.ts'
import { migrateBefore, pull, push } from './older-clinic.ts'

const MIGRATION = '0028_brought_back_whole.sql'
const SECOND = '00000000-0000-4000-8000-00000000aa02'

describe.for(Object.keys(emptyDatabases))('a clinic that is older than 0028 (%s)', (engine) => {
  test('gets an illness back with the pictures that went with it before, and not with one that was deleted by itself [R17]', async () => {
    const db = (await emptyDatabases[engine]?.()) as Database
    try {
      await migrateBefore(db, MIGRATION)
      const clinic = await openClinic(db)
      const mirror = new Mirror()
      const done = async (op: Op) => {
        const response = await push(clinic, mirror.cursor, op)
        expect(response.results).toMatchObject([{ status: 'ok' }])
        mirror.apply(response)
      }
      mirror.apply(await pull(clinic, null))
      const illness = {
        t: 'health_library_illnesses',
        id: publicRowIds.health_library_illnesses,
      } as const
      const picture = {
        t: 'health_library_images',
        id: publicRowIds.health_library_images,
      } as const
      const set = { ...createFilledForm('health_library_images'), illness_id: illness.id }
      await done({ ...picture, id: SECOND, op: 'insert', set })
      await done({ ...picture, id: SECOND, op: 'delete', was: set })
      const [was] = mirror.of(illness.t).filter(({ id }) => id === illness.id)
      await done({ ...illness, op: 'delete', was: { slug: was?.['slug'] } })
      expect(mirror.of(picture.t).map(({ id }) => id)).not.toContain(picture.id)

      expect(await migrate(db)).toContain(MIGRATION)
      await done({ ...illness, op: 'restore' })
      const there = mirror.of(picture.t).map(({ id }) => id)
      expect(there).toContain(picture.id)
      expect(there).not.toContain(SECOND)
      expect(mirror.mismatches).toBe(0)
    } finally {
      await db.close()
    }
  })
})
