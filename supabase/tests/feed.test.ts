import { describe, expect, test } from 'vitest'

import type { SyncResponse, StoredRow } from '#model/mutation.ts'
import { roles } from '#model/roles.ts'
import type { TableName } from '#model/rows.ts'
import { publicTableNames, getTableSpec, tableNames } from '#model/tables.ts'

import type { Database, Queryable } from '../local/database.ts'
import {
  addPerson,
  tryAs,
  actAs,
  privateRowIds,
  singletonRowIds,
  openClinic,
  publicRowIds,
  sampleTables,
  subjects,
  themes,
  versions,
  type Clinic,
  type Subject,
} from './clinic.ts'
import { onEveryEngineAndHosted } from './engines.ts'
import { Mirror } from './mirror.ts'
import { readAs } from './probes.ts'
import { listStaffColumns } from './staff-columns.ts'

interface Difference {
  direct: number
  synced: number
  shared: number
}
const ownAccount: Difference = { direct: 1, synced: 0, shared: 0 }
const liveTheme: Difference = { direct: 2, synced: 1, shared: 1 }

/** Where reading a table directly and syncing it differ on purpose: rows of the sample clinic. */
const onPurpose: Record<Subject, Partial<Record<TableName, Difference>>> = {
  // Visitors get a few columns of the settings, and only by sync (S-68).
  visitor: { modern_site_settings: { direct: 0, synced: 1, shared: 0 } },
  // Everybody may look at the account they are signed in with, without syncing accounts. Devices of
  // staff keep the live theme version only; the others are history.
  Viewer: { users: ownAccount, theme_versions: liveTheme },
  'Content Manager': { users: ownAccount, theme_versions: liveTheme },
  Admin: { users: ownAccount, theme_versions: liveTheme },
  'Super Admin': { theme_versions: liveTheme },
}

/** Things that happen to a clinic, each of which changes who may see what. */
const events: Record<string, string> = {
  ...Object.fromEntries(
    sampleTables.flatMap((table) =>
      Object.keys(getTableSpec(table).shown ?? {}).map((column) => [
        `a row of ${table} is hidden`,
        `update public.${table} set ${column} = hidden.${column} from public.${table} hidden
         where hidden.id = '${privateRowIds[table]}' and ${table}.id = '${publicRowIds[table]}'`,
      ]),
    ),
  ),
  'a hidden doctor is shown': `update public.doctors set is_enabled = true where id = '${privateRowIds.doctors}'`,
  'a doctor is deleted': `delete from public.doctors where id = '${publicRowIds.doctors}'`,
  'a category is deleted': `delete from public.health_library_categories where id = '${publicRowIds.health_library_categories}'`,
  'an illness is published': `update public.health_library_illnesses set visibility = 'published' where id = '${privateRowIds.health_library_illnesses}'`,
  'an illness is deleted with its pictures': `delete from public.health_library_illnesses where id = '${publicRowIds.health_library_illnesses}'`,
  'a picture moves to a hidden illness': `update public.health_library_images set illness_id = '${privateRowIds.health_library_illnesses}' where id = '${publicRowIds.health_library_images}'`,
  'the library is switched off': `update public.modern_site_settings set health_library_enabled = false`,
  'another theme goes live': `update public.modern_site_settings set active_theme_id = '${themes.custom}', active_version_id = '${versions.custom}'`,
  'no theme is live any more': `update public.modern_site_settings set active_theme_id = null, active_version_id = null`,
  'a theme is deleted': `delete from public.modern_themes where id = '${themes.custom}'`,
  'the profile is written anew': `update public.hospital_profile set about_text = 'New words'`,
  'an account is deleted': `delete from public.users where username = 'someone'`,
  'an account changes its role': `update public.users set role = 'Admin' where username = 'someone'`,
  'a deleted row comes back': `
    delete from public.services where id = '${publicRowIds.services}';
    insert into public.services (id, service_name) values ('${publicRowIds.services}', 'Back again')`,
  'everything of a table changes at once': `update public.testimonials set display_order = 7`,
}

onEveryEngineAndHosted(openWithSomebody, (clinic) => {
  describe('what a device is sent and what its owner may read are the same', () => {
    const everywhere = tableNames.flatMap((table) =>
      subjects.map((subject) => [table, subject] as const),
    )
    test.for(everywhere)('%s, for %s (I5, threats 45, 46)', async ([table, subject]) => {
      const direct = (await readAs(clinic(), clinic().tokens[subject], table)).map(flat)
      const synced = (await pullAs(clinic(), subject)).put?.[table] ?? []
      const shared = (row: { id?: unknown }) =>
        direct.some(({ id }) => id === row.id) && synced.some(({ id }) => id === row.id)
      const counts = {
        direct: direct.length,
        synced: synced.length,
        shared: direct.filter(shared).length,
      }
      const all = direct.length
      expect(counts).toEqual(
        onPurpose[subject]?.[table] ?? { direct: all, synced: all, shared: all },
      )
      expect(synced.filter(shared).map(withoutStaffColumns(table)).toSorted(byId)).toEqual(
        direct.filter(shared),
      )
    })
  })

  describe('a visitor', () => {
    test('hears of public tables only, in rows, removals and sums alike (I5)', async () => {
      const forVisitors = new Set<string>(publicTableNames)
      for (const [event, sql] of Object.entries(events)) {
        const { full, delta } = await around(clinic().db, null, sql)
        for (const part of [full.put, full.sum, delta.put, delta.del, delta.sum]) {
          const strangers = Object.keys(part ?? {}).filter((name) => !forVisitors.has(name))
          expect([event, strangers]).toEqual([event, []])
        }
      }
    })

    test('is sent no column that is for staff, and of the settings the theme, its hash and the library switch (AC-385, I5)', async () => {
      const { put } = await pullAs(clinic(), 'visitor')
      for (const table of publicTableNames) {
        const columns = new Set((put?.[table] ?? []).flatMap((row) => Object.keys(row)))
        expect([table, listStaffColumns(table).filter((column) => columns.has(column))]).toEqual([
          table,
          [],
        ])
      }
      const ofDoctors = (put?.doctors ?? []).flatMap((row) => Object.keys(row))
      expect(ofDoctors).toContain('te:name')
      expect(ofDoctors.filter((field) => field.endsWith(':of'))).toEqual([])
      expect(put?.modern_site_settings?.map((row) => Object.keys(row).toSorted())).toEqual([
        ['active_theme_id', 'health_library_enabled', 'id', 'row_version', 'theme_hash'],
      ])
    })

    test('cannot read a column for staff past sync either (I5)', async () => {
      for (const table of publicTableNames) {
        for (const column of listStaffColumns(table)) {
          const sql = `select ${column} from public.${table}`
          const outcome = await tryAs(clinic().db, { token: null, sql })
          expect([sql, outcome]).toMatchObject([sql, { refused: '42501' }])
        }
      }
    })

    test('of a library that is off sees nothing by any way, and the device is told to forget it (S-12, threat 45)', async () => {
      const { db } = clinic()
      const off = events['the library is switched off'] ?? ''
      const { delta, full } = await around(db, null, off)
      for (const table of ['health_library_illnesses', 'health_library_images'] as const) {
        expect(full.put?.[table]).toBeUndefined()
        expect(delta.put?.[table]).toBeUndefined()
        expect(delta.del?.[table]).toContain(publicRowIds[table])
        const direct = await tryAs(db, {
          token: null,
          first: off,
          sql: `select id from public.${table}`,
        })
        expect(direct).toEqual({ rows: [] })
      }
    })

    test('of a library that is on again gets everything back (S-12)', async () => {
      const off = events['the library is switched off'] ?? ''
      const on = `update public.modern_site_settings set health_library_enabled = true`
      const { delta } = await around(clinic().db, null, on, off)
      expect(delta.put?.health_library_illnesses?.map(({ id }) => id)).toEqual([
        publicRowIds.health_library_illnesses,
      ])
      expect(delta.put?.health_library_images?.map(({ id }) => id)).toEqual([
        publicRowIds.health_library_images,
      ])
    })

    test('sees the published look of the site, not what is being edited (S-32)', async () => {
      const edit = `update public.modern_themes set config = config || '{"secret": 1}' where id = '${themes.live}'`
      const { full, delta } = await around(clinic().db, null, edit)
      expect(JSON.stringify([full, delta])).not.toContain('secret')
      expect(full.put?.theme_versions?.map(({ id }) => id)).toEqual([versions.live])
    })
  })

  describe('staff', () => {
    test.for(roles)('a %s with the library off still sees all of it (S-12)', async (role) => {
      const off = events['the library is switched off'] ?? ''
      const { full } = await around(clinic().db, clinic().tokens[role], off)
      expect(full.put?.health_library_illnesses).toHaveLength(2)
      expect(full.put?.health_library_images).toHaveLength(2)
    })
  })

  describe('after every change a device that hears of it holds what a new device gets', () => {
    test.for(Object.entries(events))('%s (AC-429, I3)', async ([, sql]) => {
      for (const subject of subjects) {
        const mirror = new Mirror()
        const { before, delta, full } = await around(clinic().db, clinic().tokens[subject], sql)
        mirror.apply(before)
        mirror.apply(delta)
        const fresh = new Mirror()
        fresh.apply(full)
        expect([subject, mirror.rows()]).toEqual([subject, fresh.rows()])
        expect([subject, mirror.mismatches]).toEqual([subject, 0])
      }
    })

    test('among them one for each table whose audience depends on another row [R4]', async () => {
      const dependent = await clinic().db.query<{ tbl: TableName }>(
        `select tbl from sync.tables where joins is not null or rank_of_row ~ '\\mselect\\M'`,
      )
      const changed = new Set<TableName>()
      for (const sql of Object.values(events)) {
        const { delta } = await around(clinic().db, clinic().tokens['Super Admin'], sql)
        const others = dependent.filter(({ tbl }) => !sql.includes(`public.${tbl}`))
        for (const { tbl } of others) if (delta.put?.[tbl]) changed.add(tbl)
      }
      expect([...changed].toSorted()).toEqual(dependent.map(({ tbl }) => tbl).toSorted())
    })
  })

  test('a device that already knows everything is answered with its cursor alone (R6)', async () => {
    for (const subject of subjects) {
      const { cursor } = await pullAs(clinic(), subject)
      expect(await pullAs(clinic(), subject, cursor)).toEqual({ cursor })
    }
  })

  test('every table has a place on some device, and staff hear of more than visitors', async () => {
    const audience = tableNames.map((table) => getTableSpec(table).audience)
    expect(new Set(audience)).toEqual(new Set(['public', 'staff', 'super']))
    const { put } = await pullAs(clinic(), 'Super Admin')
    expect(Object.keys(put ?? {}).toSorted()).toEqual(tableNames.toSorted())
    expect(Object.values(singletonRowIds).every((id) => JSON.stringify(put).includes(id))).toBe(
      true,
    )
  })
})

async function openWithSomebody(db: Database): Promise<Clinic> {
  const clinic = await openClinic(db)
  await addPerson(db, 'someone', 'Viewer')
  await db.exec(`update public.doctors set translations = '{"te": {"name": "డాక్టర్"}}' where true`)
  return clinic
}

const byId = (a: { id?: unknown }, b: { id?: unknown }) => String(a.id).localeCompare(String(b.id))

function withoutStaffColumns(table: TableName) {
  return (row: StoredRow) =>
    Object.fromEntries(
      Object.entries(row).filter(
        ([field]) => !listStaffColumns(table).includes(field) && !field.endsWith(':of'),
      ),
    )
}

/** A row as it is read directly, with its translations as sync sends them: each a field of its own (R16). */
function flat({ translations, ...row }: Record<string, unknown>): Record<string, unknown> {
  const languages = Object.entries((translations ?? {}) as Record<string, object>)
  const fields = languages.flatMap(([language, texts]) =>
    Object.entries(texts).map(([column, text]) => [`${language}:${column}`, text] as const),
  )
  return { ...row, ...Object.fromEntries(fields) }
}

async function pullAs(
  { db, tokens }: Clinic,
  subject: Subject,
  since: string | null = null,
): Promise<SyncResponse> {
  const outcome = await tryAs<{ response: SyncResponse }>(db, {
    token: tokens[subject],
    sql: 'select public.sync_pull($1) as response',
    params: [since],
  })
  if ('refused' in outcome) throw new Error(outcome.message)
  return outcome.rows[0]?.response ?? { cursor: '' }
}

/** What a device gets before a change, of the change, and what a new device gets after it; all undone. */
async function around(db: Database, token: string | null, change: string, first = '') {
  const undo = new Error('undo')
  let responses: { before: SyncResponse; delta: SyncResponse; full: SyncResponse } | undefined
  await db
    .transaction(async (tx) => {
      await tx.exec(first)
      const before = await pull(tx, token, null)
      await tx.exec(change)
      const delta = await pull(tx, token, before.cursor)
      responses = { before, delta, full: await pull(tx, token, null) }
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  if (!responses) throw new Error('The change was never seen.')
  return responses
}

async function pull(
  tx: Queryable,
  token: string | null,
  since: string | null,
): Promise<SyncResponse> {
  await actAs(tx, token)
  const [row] = await tx.query<{ response: SyncResponse }>(
    'select public.sync_pull($1) as response',
    [since],
  )
  await tx.exec(`reset role; select set_config('request.headers', '', true)`)
  return row?.response ?? { cursor: '' }
}
