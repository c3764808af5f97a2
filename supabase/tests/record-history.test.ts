import { describe, expect, test } from 'vitest'

import { isEditable } from '#model/blanks.ts'
import { isAllowed, guardedTables } from '#model/permissions.ts'

import { tryAs, openClinic, personIds, publicRowIds, subjects } from './clinic.ts'
import { onEveryEngineAndHosted } from './engines.ts'
import { someRow } from './matrix.ts'

interface Line {
  username: string | null
  user_id: string | null
  action: string
  description: string
  table_affected: string
  record_id: string
  changes: unknown
}

const write = (record: string, name: string, user: string | null, minute: number) =>
  `insert into public.activity_logs (user_id, action, description, table_affected, record_id, created_at)
  values (${user === null ? 'null' : `'${user}'`}, 'update', '${name}', 'doctors', '${record}', '2099-01-01 10:${minute}');`

onEveryEngineAndHosted(openClinic, (clinic) => {
  async function historyOf(
    token: string | null,
    [table, id]: readonly [string, string],
    { first = '', skip = 0, parts = false } = {},
  ) {
    const outcome = await tryAs<{ lines: Line[] }>(clinic().db, {
      token,
      first,
      sql: 'select public.record_history($1, $2::uuid, $3, $4) as lines',
      params: [table, id, skip, parts],
    })
    return 'rows' in outcome ? (outcome.rows[0]?.lines ?? []) : outcome.refused
  }

  describe('users who may edit a record read its history (AC-407, S-17)', () => {
    const cells = guardedTables.flatMap((table) =>
      subjects.map((subject) => {
        const role = subject === 'visitor' ? null : subject
        return [table, subject, isEditable(table) && isAllowed(role, 'update', table)] as const
      }),
    )
    test.for(cells)('%s: %s may: %s', async ([table, subject, allowed]) => {
      const history = await historyOf(clinic().tokens[subject], [table, someRow[table]])
      expect(Array.isArray(history) ? true : history).toBe(allowed || '42501')
    })

    test('and of an unknown table, no user', async () => {
      for (const table of ['nowhere', 'activity_logs', '', 'users; drop table users']) {
        expect(await historyOf(clinic().tokens['Super Admin'], [table, publicRowIds.doctors])).toBe(
          '42501',
        )
      }
    })

    test('while the log itself stays with those who had it', async () => {
      const token = clinic().tokens['Content Manager']
      const sql = 'select id from public.activity_logs'
      expect(await tryAs(clinic().db, { token, sql })).toEqual({ rows: [] })
    })
  })

  test('it holds the lines of this record alone, newest first, with the names of who did it', async () => {
    const gone = '00000000-0000-4000-8000-0000000000dd'
    const first = [
      write(publicRowIds.doctors, 'one', personIds.Viewer, 10),
      write(publicRowIds.doctors, 'two', null, 11),
      write(publicRowIds.doctors, 'three', gone, 12),
      write(someRow.services, 'of another', personIds.Viewer, 13),
    ].join('')
    const token = clinic().tokens['Content Manager']
    const lines = await historyOf(token, ['doctors', publicRowIds.doctors], { first })
    expect(Array.isArray(lines) ? lines.slice(0, 3) : lines).toMatchObject([
      { description: 'three', username: null, user_id: gone },
      { description: 'two', username: null, user_id: null },
      { description: 'one', username: 'viewer', user_id: personIds.Viewer },
    ])
    // The same id under another table's name tells nothing of this one.
    expect(await historyOf(token, ['services', publicRowIds.doctors], { first })).toEqual([])
  })

  test('of an illness it tells of the pictures as well: those there, and those that are gone (AC-419)', async () => {
    const illness = publicRowIds.health_library_illnesses
    const pictures = [1, 2].map((n) => `00000000-0000-4000-8000-0000000000e${n}`)
    const [stays, goes] = pictures
    const first = [
      ...pictures.map(
        (id) => `insert into public.health_library_images (id, illness_id, image_url)
          values ('${id}', '${illness}', 'https://example.org/bed.png');`,
      ),
      `update public.health_library_images set alt_text = 'A bed' where id = '${stays}';`,
      `delete from public.health_library_images where id = '${goes}';`,
    ].join('')
    const token = clinic().tokens['Content Manager']
    const record = ['health_library_illnesses', illness] as const
    const lines = await historyOf(token, record, { first, parts: true })
    const ofPictures = Array.isArray(lines)
      ? lines.filter((line) => line.table_affected === 'health_library_images')
      : []
    const listActions = (id: string | undefined) =>
      ofPictures.filter((line) => line.record_id === id).map((line) => line.action)
    expect(listActions(stays).toSorted()).toEqual(['create', 'update'])
    expect(listActions(goes).toSorted()).toEqual(['create', 'delete'])
    const ownHistory = await historyOf(token, record, { first })
    expect(
      Array.isArray(ownHistory) && ownHistory.every((line) => line.record_id === illness),
    ).toBe(true)
  })

  test('it comes fifty lines at a time', async () => {
    const first = Array.from({ length: 59 }, (_, at) =>
      write(publicRowIds.doctors, `line ${at}`, personIds.Admin, at),
    ).join('')
    const token = clinic().tokens.Admin
    const page = await historyOf(token, ['doctors', publicRowIds.doctors], { first })
    const next = await historyOf(token, ['doctors', publicRowIds.doctors], { first, skip: 50 })
    const names = [page, next].flatMap((lines) =>
      Array.isArray(lines) ? lines.map(({ description }) => description) : [lines],
    )
    expect(page).toHaveLength(50)
    expect(names.slice(0, 59)).toEqual(Array.from({ length: 59 }, (_, at) => `line ${58 - at}`))
  })
})
