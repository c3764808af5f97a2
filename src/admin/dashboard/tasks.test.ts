import { expect, test } from 'vitest'

import { createBlankForm } from '#model/blanks.ts'
import type { Form, TableName } from '#model/rows.ts'
import type { EditableTable } from '#model/rows.ts'
import { getTableSpec } from '#model/tables.ts'
import { translatedTables } from '#model/translated-tables.ts'

import type { TranslatedRows } from '../forms/translations/use-translated-rows.ts'
import type { SyncSummary } from '../shell/use-sync-summary.ts'
import { listEditTasks, listRecordTasks } from './tasks.ts'

const TODAY = '2026-11-23'
let made = 0

/** A row with these fields, and the defaults of an empty form. */
function row<T extends EditableTable & TableName>(table: T, over: Partial<Form<T>>) {
  made += 1
  const id = `66666666-6666-4666-8666-${String(made).padStart(12, '0')}`
  return { ...createBlankForm(table), id, row_version: 1, updated_at: '', added_by: null, ...over }
}

const nothing = Object.fromEntries(
  translatedTables.map((table) => [table, []]),
) as unknown as TranslatedRows
const tasks = (rows: Partial<TranslatedRows>) => listRecordTasks({ ...nothing, ...rows }, TODAY)
const texts = (rows: Partial<TranslatedRows>) => tasks(rows).map(({ text }) => text)

const reviewed = { visibility: 'published', last_reviewed_on: TODAY } as const
const illness = (over: Partial<Form<'health_library_illnesses'>>) =>
  row('health_library_illnesses', over)
const pictured = (...of: { id: string }[]) =>
  of.map(({ id }) => row('health_library_images', { illness_id: id, image_url: '/a.webp' }))
const notice = (over: Partial<Form<'notices'>>) => row('notices', { starts_on: TODAY, ...over })

test('complete records yield no tasks', () => {
  expect(tasks({})).toEqual([])
  const whole = illness(reviewed)
  expect(
    tasks({ health_library_illnesses: [whole], health_library_images: pictured(whole) }),
  ).toEqual([])
})

test('drafts are counted and link to the list of drafts', () => {
  const drafts = [illness({}), illness({}), illness(reviewed)]
  expect(
    tasks({ health_library_illnesses: drafts, health_library_images: pictured(...drafts) }),
  ).toEqual([
    { text: '2 illnesses are in draft', to: '/admin/health-library/illnesses?status=hidden' },
  ])
})

test('a review is due a year after the last one, and never for a draft', () => {
  const all = [
    illness({ ...reviewed, last_reviewed_on: '2025-11-23' }),
    illness({ ...reviewed, last_reviewed_on: '2025-11-22' }),
    illness({ ...reviewed, last_reviewed_on: null }),
    illness({ visibility: 'draft' }),
  ]
  expect(tasks({ health_library_illnesses: all, health_library_images: pictured(...all) })).toEqual(
    [
      { text: '1 illness is in draft', to: '/admin/health-library/illnesses?status=hidden' },
      {
        text: '2 illnesses were not reviewed for a year',
        to: '/admin/health-library/illnesses?missing=review',
      },
    ],
  )
})

test('records without a picture link to the filtered lists', () => {
  const found = tasks({
    health_library_illnesses: [illness(reviewed)],
    doctors: [row('doctors', {}), row('doctors', { photo: '/a.webp' })],
    services: [row('services', {}), row('services', {})],
  })
  expect(found).toEqual([
    {
      text: '1 illness has no picture',
      to: '/admin/health-library/illnesses?missing=picture',
    },
    { text: '1 doctor has no photo', to: '/admin/doctors?missing=picture' },
    { text: '2 services have no picture', to: '/admin/services?missing=picture' },
  ])
})

/** What is whole without a picture, or is a picture itself. */
const WITHOUT_TASK: readonly TableName[] = [
  'hospital_profile',
  'testimonials',
  'health_library_images',
]

test.each(translatedTables.filter((table) => getTableSpec(table).images))(
  'a record of %s without a picture is a task, or is named here as whole without one',
  (table) => {
    const found = texts({ [table]: [row(table, {})] })
    expect(found.some((text) => /no (picture|photo)/.test(text))).toBe(
      !WITHOUT_TASK.includes(table),
    )
  },
)

test('records that are not fully translated link to where they are translated', () => {
  const bare = illness({ ...reviewed, illness_name: 'Tremor' })
  const whole = illness({ ...reviewed, illness_name: 'Stroke', 'te:illness_name': 'పక్షవాతం' })
  const found = tasks({
    health_library_illnesses: [bare, whole],
    health_library_images: pictured(bare, whole),
    notices: [notice({ title: 'Camp', ends_on: '2027-01-01' })],
  })
  expect(found).toEqual([
    {
      text: '1 illness is not fully translated into Telugu',
      to: '/admin/health-library/illnesses?missing=te',
    },
    { text: '1 other record is not fully translated into Telugu', to: '/admin/translations' },
  ])
})

test('a notice that ends within three days is named, and the link opens its form (S-77)', () => {
  const camp = notice({ title: 'Camp', 'te:title': 'శిబిరం', ends_on: '2026-11-26' })
  const later = { ...camp, ends_on: '2026-11-27' }
  const over = { ...camp, starts_on: '2026-11-01', ends_on: '2026-11-22' }
  const to = `/admin/notices?edit=${camp.id}`
  expect(tasks({ notices: [camp, later, over] })).toEqual([
    { text: 'The notice “Camp” ends on 26 Nov 2026', to },
  ])
  expect(texts({ notices: [{ ...camp, ends_on: TODAY }] })).toEqual([
    'The notice “Camp” ends today',
  ])
  expect(texts({ notices: [{ ...camp, is_enabled: false }] })).toEqual([])
  expect(texts({ notices: [camp, camp] })).toEqual(['2 notices end within 3 days'])
})

test('own edits that are unsent or need a decision link to the sync screen', () => {
  const counts = { parked: 1, waiting: 2 } as SyncSummary
  expect(listEditTasks(counts)).toEqual([
    { text: '1 edit of yours needs your decision', to: '/admin/sync' },
    { text: '2 edits of yours wait to be sent', to: '/admin/sync' },
  ])
})
