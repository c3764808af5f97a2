import { expect, test } from 'vitest'

import { tryAs, openClinic, personIds, publicRowIds } from './clinic.ts'
import { onEveryEngineAndHosted } from './engines.ts'

interface DeletedRow {
  t: string
  id: string
  by: string | null
  was: Record<string, unknown>
  takes: Record<string, number>
}

const ILLNESS = publicRowIds.health_library_illnesses
const PICTURE = '00000000-0000-4000-8000-0000000000e7'

const picture = `insert into public.health_library_images (id, illness_id, image_url)
  values ('${PICTURE}', '${ILLNESS}', 'https://example.org/bed.png');`
const deleted = (table: string, id: string) => `delete from public.${table} where id = '${id}';`
const aged = (id: string, by: string) =>
  `update sync.tombstones set at = now() - interval '${by}' where id = '${id}';`

const filterById = (records: DeletedRow[], id: string) =>
  records.filter((record) => record.id === id)

onEveryEngineAndHosted(openClinic, (clinic) => {
  async function readDeletedRecords(first: string): Promise<DeletedRow[]> {
    const outcome = await tryAs<{ records: DeletedRow[] }>(clinic().db, {
      token: clinic().tokens['Content Manager'],
      first,
      sql: 'select public.deleted_records() as records',
    })
    if (!('rows' in outcome)) throw new Error(outcome.refused)
    return outcome.rows[0]?.records ?? []
  }
  test('a deleted record is told of as it was, with its translations and who deleted it', async () => {
    const line = `insert into public.activity_logs (user_id, action, description, table_affected, record_id, created_at)
      values ('${personIds.Admin}', 'delete', 'Deleted', 'doctors', '${publicRowIds.doctors}', '2099-01-01');`
    const translated = `update public.doctors set translations = '{"te": {"name": "డాక్టర్"}}' where id = '${publicRowIds.doctors}';`
    const [record] = filterById(
      await readDeletedRecords(translated + deleted('doctors', publicRowIds.doctors) + line),
      publicRowIds.doctors,
    )
    expect(record).toMatchObject({ t: 'doctors', by: 'admin', takes: {} })
    expect(record?.was).toMatchObject({ name: expect.any(String), 'te:name': 'డాక్టర్' })
    expect(Object.keys(record?.was ?? {})).not.toEqual(
      expect.arrayContaining(['id', 'row_version', 'translations']),
    )
  })

  test('what went along with a record is counted there, and told of by itself only when it went alone', async () => {
    const whole = await readDeletedRecords(picture + deleted('health_library_illnesses', ILLNESS))
    expect(filterById(whole, ILLNESS)[0]?.takes).toMatchObject({
      health_library_images: expect.any(Number),
    })
    expect(filterById(whole, PICTURE)).toEqual([])
    const pictureOnly = await readDeletedRecords(
      picture + deleted('health_library_images', PICTURE),
    )
    expect(filterById(pictureOnly, PICTURE)).toHaveLength(1)
  })

  test('it is told of for thirty days, and no longer once it is there again', async () => {
    const gone = deleted('doctors', publicRowIds.doctors)
    expect(
      filterById(
        await readDeletedRecords(gone + aged(publicRowIds.doctors, '29 days')),
        publicRowIds.doctors,
      ),
    ).toHaveLength(1)
    expect(
      filterById(
        await readDeletedRecords(gone + aged(publicRowIds.doctors, '31 days')),
        publicRowIds.doctors,
      ),
    ).toEqual([])
    expect(filterById(await readDeletedRecords(''), publicRowIds.doctors)).toEqual([])
  })
})
