import { expect, test } from 'vitest'

import { roles } from '#model/roles.ts'

import type { Database } from '../local/database.ts'
import { readCatalog } from './catalog.ts'
import { tryAs, actAs, openClinic, type Clinic, type Subject } from './clinic.ts'
import { onEveryEngineAndHosted } from './engines.ts'

// A table of a migration to come, with a picture, a translated text and a column for staff only.

const LEAFLETS = `
  create table public.leaflets (
    id uuid primary key default gen_random_uuid(),
    title text not null,
    picture text check (private.is_picture(picture)),
    display_order integer not null default 0,
    is_enabled boolean not null default true,
    added_by uuid references public.users on delete set null,
    row_version bigint not null default 0
  );
  insert into public.leaflets (title) values ('Already there');
  insert into sync.tables (tbl, rank, cols, noun, name_col, rank_of_row, images, bucket, staff_only, translated) values
    ('leaflets', 2, '{title,picture,display_order,is_enabled}', 'leaflet', 'title',
     'case when is_enabled then 0 else 1 end', '{picture}', 'leaflets', '{added_by}', '{title}');
  select sync.register_table('leaflets');`

const PICTURE_FOLDER = '/storage/v1/object/public/leaflets/'

interface LeafletRow {
  id: string
  title: string
}

interface Pulled {
  cursor: string
  put?: { leaflets?: LeafletRow[] }
  del?: { leaflets?: string[] }
  results?: { status: string; missing?: string }[]
}

interface World extends Clinic {
  /** What a device knew that had asked before the table was there. */
  before: string
}

onEveryEngineAndHosted(openWithLeaflets, (world) => {
  test('a device hears of the rows a table had before it was registered (R1)', async () => {
    const { put } = await pull(world(), 'visitor', world().before)
    expect(put?.leaflets?.map(({ title }) => title)).toContain('Already there')
  })

  test('an edit of the new table waits until the file of its picture has arrived (R10)', async () => {
    const { id, insert, file } = createLeaflet()
    expect(await push(world(), insert)).toEqual({
      status: 'held',
      missing: PICTURE_FOLDER + file,
    })
    await upload(world(), file)
    expect(await push(world(), insert)).toEqual({ status: 'ok' })
    expect(await lastLogLine(world())).toBe(`Added leaflet: Leaflet ${id}`)
  })

  test('visitors are sent the new table without what is for staff, and may read just that (R3, I5)', async () => {
    const { id, fields } = await addLeaflet(world())
    const sent = await sentLeaflet(world(), 'visitor', id)
    expect(sent).toMatchObject({ ...fields, id, row_version: expect.any(Number) })
    expect(sent).not.toHaveProperty('added_by')
    expect(await titlesRead(world(), 'visitor')).toEqual(
      expect.arrayContaining(['Already there', fields.title]),
    )
    const forStaff = 'select added_by from public.leaflets'
    expect(await tryAs(world().db, { token: null, sql: forStaff })).toMatchObject({
      refused: '42501',
    })
    const written = `update public.leaflets set title = 'Mine'`
    const token = world().tokens['Super Admin']
    expect(await tryAs(world().db, { token, sql: written })).toMatchObject({ refused: '42501' })
  })

  test('visitors are sent a translation, and only staff what it was made from (R16)', async () => {
    const { id } = await addLeaflet(world())
    const set = { 'te:title': 'సోమవారం సెలవు', 'te:title:of': '0a1b2c3d' }
    const was = { 'te:title': null, 'te:title:of': null }
    expect(await push(world(), change(id, set, was))).toEqual({ status: 'ok' })
    expect(await sentLeaflet(world(), 'Viewer', id)).toMatchObject(set)
    const sentToVisitors = await sentLeaflet(world(), 'visitor', id)
    expect(sentToVisitors).toMatchObject({ 'te:title': set['te:title'] })
    expect(sentToVisitors).not.toHaveProperty(['te:title:of'])
  })

  test('a row that is hidden goes from visitors, and every role of staff keeps it (R3)', async () => {
    const { id, fields } = await addLeaflet(world())
    const { cursor } = await pull(world(), 'visitor')
    await push(world(), change(id, { is_enabled: false }, { is_enabled: true }))
    expect((await pull(world(), 'visitor', cursor)).del?.leaflets).toEqual([id])
    expect(await titlesRead(world(), 'visitor')).not.toContain(fields.title)
    for (const role of roles) {
      expect(await titlesRead(world(), role)).toContain(fields.title)
      expect(await sentLeaflet(world(), role, id)).toBeDefined()
    }
  })

  test('a deleted row goes from every device, leaves its picture, and can be brought back (R2, S-48)', async () => {
    const { id, insert, fields, file } = await addLeaflet(world())
    const { cursor } = await pull(world(), 'visitor')
    const remove = { t: 'leaflets', id, op: 'delete', was: fields }
    expect(await push(world(), remove)).toEqual({ status: 'ok' })
    const gone = await pull(world(), 'visitor', cursor)
    expect(gone.del?.leaflets).toEqual([id])
    expect(await swept(world())).not.toContain(file)

    expect(await push(world(), insert)).toEqual({ status: 'ok' })
    const restored = await pull(world(), 'visitor', gone.cursor)
    expect(restored.put?.leaflets).toMatchObject([{ id, picture: fields.picture }])
  })

  test('the sweep keeps the picture a row names for ever, and takes it a week after none does (S-48)', async () => {
    const { id, fields, file } = await addLeaflet(world())
    const neverNamed = createLeaflet().file
    await upload(world(), neverNamed)
    const sweptOfThese = async () =>
      (await swept(world())).filter((name) => [file, neverNamed].includes(name))
    expect(await sweptOfThese()).toEqual([neverNamed])
    await push(world(), change(id, { picture: null }, { picture: fields.picture }))
    expect(await sweptOfThese()).toEqual([neverNamed])
    await world().db.exec(
      `update public.activity_logs set created_at = created_at - interval '8 days'`,
    )
    expect(await sweptOfThese()).toEqual([file, neverNamed].toSorted())
  })

  test('a change in the SQL editor is logged, and reaches the devices (R1, S-66)', async () => {
    const { id } = await addLeaflet(world())
    const { cursor } = await pull(world(), 'visitor')
    await world().db.exec(`update public.leaflets set title = 'Open again' where id = '${id}'`)
    expect(await lastLogLine(world())).toBe('Changed directly in the database: leaflet Open again')
    const { put } = await pull(world(), 'visitor', cursor)
    expect(put?.leaflets?.map(({ title }) => title)).toEqual(['Open again'])
  })

  test('a column that comes later is closed until its table is registered again', async () => {
    const { id } = await addLeaflet(world())
    const read = { token: null, sql: `select link from public.leaflets where id = '${id}'` }
    await world().db.exec(`
      alter table public.leaflets add column link text;
      update sync.tables set cols = cols || '{link}' where tbl = 'leaflets';`)
    expect(await tryAs(world().db, read)).toMatchObject({ refused: '42501' })
    await world().db.query(`select sync.register_table('leaflets')`)
    expect(await tryAs(world().db, read)).toEqual({ rows: [{ link: null }] })
    const set = { link: 'https://clinic.example' }
    expect(await push(world(), change(id, set, { link: null }))).toEqual({ status: 'ok' })
  })

  test('registering every table again changes nothing', async () => {
    const before = await readCatalog(world().db)
    const clock = await world().db.query('select version from sync.clock')
    await world().db.query('select sync.register_table(tbl) from sync.tables')
    expect(await readCatalog(world().db)).toEqual(before)
    expect(await world().db.query('select version from sync.clock')).toEqual(clock)
  })

  test('a declaration that cannot be right is refused', async () => {
    await expect(
      declared(world().db, `update sync.tables set images = '{photo}' where tbl = 'leaflets'`),
    ).rejects.toThrow('sync.tables says that leaflets has a column photo')
    await expect(
      declared(
        world().db,
        `insert into sync.tables (tbl, noun) values ('more_leaflets', 'leaflet')`,
      ),
    ).rejects.toMatchObject({ column: 'rank_of_row' })
    await expect(
      declared(world().db, `update sync.tables set bucket = null where tbl = 'leaflets'`),
    ).rejects.toMatchObject({ constraint: 'tables_pictures_have_a_bucket' })
    await expect(
      declared(
        world().db,
        `update sync.tables set rank_of_row = '0', joins = 'join public.users u on u.id = r.added_by'
        where tbl = 'leaflets'`,
      ),
    ).rejects.toThrow('Write a row policy for leaflets')
  })
})

async function openWithLeaflets(db: Database): Promise<World> {
  const clinic = await openClinic(db)
  const { cursor: before } = await pull(clinic, 'visitor')
  await db.exec(LEAFLETS)
  return { ...clinic, before }
}

/** One request of the API that takes effect. */
async function queryAs<T>(
  { db, tokens }: Clinic,
  subject: Subject,
  sql: string,
  params: unknown[] = [],
) {
  return db.transaction(async (tx) => {
    await actAs(tx, tokens[subject])
    return tx.query<T>(sql, params)
  })
}

async function pull(
  clinic: Clinic,
  subject: Subject,
  since: string | null = null,
): Promise<Pulled> {
  const sql = 'select public.sync_pull($1) as response'
  const [row] = await queryAs<{ response: Pulled }>(clinic, subject, sql, [since])
  if (!row) throw new Error('No answer')
  return row.response
}

async function push(clinic: Clinic, op: object) {
  const { cursor } = await pull(clinic, 'Content Manager')
  const edits = JSON.stringify([{ id: crypto.randomUUID(), ops: [op] }])
  const sql = 'select public.sync_push($1::text::jsonb, $2) as response'
  const [row] = await queryAs<{ response: Pulled }>(clinic, 'Content Manager', sql, [edits, cursor])
  const { id: _, ...result } = (row?.response.results?.[0] ?? {}) as { id?: string }
  return result
}

/** A leaflet of its own for each test, whose picture is not uploaded yet. */
function createLeaflet() {
  const id = crypto.randomUUID()
  const file = `1700000000001-${id.replaceAll('-', '')}.png`
  const fields = {
    title: `Leaflet ${id}`,
    picture: PICTURE_FOLDER + file,
    display_order: 0,
    is_enabled: true,
  }
  return { id, file, fields, insert: { t: 'leaflets', id, op: 'insert', set: fields } }
}

async function addLeaflet(clinic: Clinic) {
  const leaflet = createLeaflet()
  await upload(clinic, leaflet.file)
  expect(await push(clinic, leaflet.insert)).toEqual({ status: 'ok' })
  return leaflet
}

async function sentLeaflet(clinic: Clinic, subject: Subject, id: string) {
  return (await pull(clinic, subject)).put?.leaflets?.find((row) => row.id === id)
}

const change = (id: string, set: object, was: object) => ({
  t: 'leaflets',
  id,
  op: 'update',
  set,
  was,
})

/** A month ago, through the policies of Storage. */
async function upload(clinic: Clinic, name: string): Promise<void> {
  await queryAs(
    clinic,
    'Content Manager',
    `insert into storage.objects (bucket_id, name, created_at) values ('leaflets', $1, now() - interval '30 days')`,
    [name],
  )
}

async function swept({ db }: Clinic): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select name from private.unreferenced_pictures() where bucket_id = 'leaflets' order by name`,
  )
  return rows.map(({ name }) => name)
}

async function titlesRead({ db, tokens }: Clinic, subject: Subject): Promise<string[]> {
  const sql = 'select title from public.leaflets order by title'
  const outcome = await tryAs<LeafletRow>(db, { token: tokens[subject], sql })
  if ('refused' in outcome) throw new Error(outcome.message)
  return outcome.rows.map(({ title }) => title)
}

async function lastLogLine({ db }: Clinic): Promise<string | undefined> {
  const [line] = await db.query<{ description: string }>(
    'select description from public.activity_logs order by created_at desc limit 1',
  )
  return line?.description
}

/** Registers the leaflets after a change of what is said of them; undone when it is refused. */
async function declared(db: Database, words: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.exec(words)
    await tx.query(`select sync.register_table('leaflets')`)
  })
}
