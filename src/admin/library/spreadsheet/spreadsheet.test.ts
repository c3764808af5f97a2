import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'

import type { ClinicDatabase } from '#db/database.ts'
import { changeRow } from '#db/edits.ts'
import { parkEdit, undoEdits } from '#db/outbox.ts'
import { readOutbox, readRows } from '#db/read-view.ts'
import type { Illness } from '#model/rows.ts'

import { WorkAborted } from '../../shell/csv/cancellable-work.ts'
import { fileProblems } from '../../shell/csv/file-text.ts'
import { writeCsv } from '../../shell/csv/write-csv.ts'
import { anIllness, library, MIGRAINE, MOVEMENT, OLD_NEWS, PARKINSON } from '../testing/library.ts'
import {
  aDeviceWith,
  createExport,
  fillIllnesses,
  problemLines,
  readSheet,
} from '../testing/sheet.ts'
import { parseHeaderRow } from './header-row.ts'
import { importRows, selectRows } from './import-rows.ts'
import { columnHeaders, TABLE } from './sheet-columns.ts'

const ILL = 'dddddddd-0000-4000-8000-00000000000'
let db: ClinicDatabase
beforeEach(async () => {
  db = await aDeviceWith(library.health_library_illnesses)
})

const fill = (rows: readonly Illness[]) => fillIllnesses(db, rows)
const exported = () => createExport(db)
const read = (file: Blob | string, signal?: AbortSignal) => readSheet(db, file, signal)

/** A file with these columns only. */
const table = (...rows: string[][]) => readSheet(db, rows)
const listProblems = problemLines

test('importing an unchanged export changes nothing, whatever its texts contain', async () => {
  const nasty = [
    '=1+1',
    "'=1+1",
    "''-2",
    'a "b", c;\td',
    '\n=x',
    'ends with a blank ',
    '・తెలుగు 👩‍⚕️',
  ]
  await fill(
    nasty.map((text, at) =>
      anIllness({
        id: ILL + String(at),
        row_version: 40 + at,
        slug: `nasty-${at}`,
        illness_name: text,
        meaning: `${text}\r\nsecond line`,
        symptoms: [text, '- with a mark', '2. and a number'],
        tags: [text],
        also_called: [],
        related_ids: [PARKINSON, MIGRAINE, 'eeeeeeee-0000-4000-8000-000000000009'],
        category_id: OLD_NEWS,
        last_reviewed_on: '2026-11-05',
        'te:symptoms': [text, 'వణుకు'],
        'te:illness_name': text,
      }),
    ),
  )
  const checked = await read(await exported())
  expect(checked).toMatchObject({
    importable: [],
    unchanged: 9,
    problems: [],
    badRows: 0,
    unknown: [],
    missing: [],
  })
})

test('a file has every column under its label, one list item per line, and the category by name', async () => {
  const [head, first] = (await exported()).split('\r\n')
  expect(head?.startsWith('\uFEFFID,Illness Name,Slug,Short Summary')).toBe(true)
  expect(head).toContain('What It Means (తెలుగు)')
  expect(head?.endsWith('Version')).toBe(true)
  expect(first).toContain('"Tremor\nStiffness"')
  expect(first).toContain('Movement Disorders')
  expect(first).toContain('Published')
})

test('an import stores all illnesses in one transaction, one edit each with its base, and can be undone at once', async () => {
  const before = await readRows(db, TABLE)
  const checked = await table(
    ['Slug', 'Illness Name', 'Short Summary', 'Category', 'Version', 'Tags'],
    ['migraine', 'Migraine', 'Another summary.', 'movement disorders', '1', ''],
    ['', 'Sleep Walking', 'Walking asleep.', 'Uncategorized', '', 'night, walking'],
    [
      'parkinsons-disease',
      "Parkinson's Disease",
      'Slowness and shaking.',
      'Movement Disorders',
      '1',
      'tremor\nslowness',
    ],
  )
  expect(listProblems(checked)).toEqual([])
  expect(checked).toMatchObject({ unchanged: 1, badRows: 0 })
  const action = await importRows(db, selectRows(checked, new Set()))
  const made = (await readOutbox(db)).map(({ ops }) => ops)
  expect(made).toMatchObject([
    [
      {
        op: 'update',
        id: MIGRAINE,
        set: { short_summary: 'Another summary.', category_id: MOVEMENT },
        was: { short_summary: 'Headaches that keep coming back.', category_id: null },
      },
    ],
    [
      {
        op: 'insert',
        set: {
          slug: 'sleep-walking',
          category_id: null,
          visibility: 'draft',
          display_order: 2,
          tags: ['night', 'walking'],
        },
      },
    ],
  ])
  expect(await undoEdits(db, action)).toBe(true)
  expect(await readRows(db, TABLE)).toEqual(before)
})

test('a record changed since the export is only imported if selected', async () => {
  const file = (await exported()).replace('Slowness and shaking.', 'Old words.')
  await fill([anIllness({ row_version: 9, short_summary: 'Newer words.' })])
  const checked = await read(file)
  expect(checked.importable).toMatchObject([{ isNewer: true, id: PARKINSON }])
  expect(selectRows(checked, new Set())).toEqual([])
  expect(selectRows(checked, new Set([PARKINSON]))).toHaveLength(1)
})

test('a record with an unsent edit, or of unknown version, counts as newer than every file', async () => {
  const file = (await exported()).replace('Headaches that keep coming back.', 'Old words.')
  expect((await read(file)).importable).toMatchObject([{ isNewer: false }])
  await changeRow(db, TABLE, MIGRAINE, { fields: { illness_name: 'Migraines' } })
  expect((await read(file)).importable).toMatchObject([{ isNewer: true }])
  const noVersion = await table(['Slug', 'Short Summary'], ['parkinsons-disease', 'Other.'])
  expect(noVersion.importable).toMatchObject([{ isNewer: true }])
})

test('changes made by another user during the preview become conflicts (D3)', async () => {
  const checked = await table(['Slug', 'Order', 'Version'], ['migraine', '7', '1'])
  await fill([anIllness({ id: MIGRAINE, slug: 'migraine', display_order: 5, row_version: 2 })])
  await importRows(db, selectRows(checked, new Set()))
  expect((await readOutbox(db))[0]?.ops).toMatchObject([{ was: { display_order: 1 } }])
})

test('a record with a parked edit is skipped and named', async () => {
  await changeRow(db, TABLE, MIGRAINE, { fields: { illness_name: 'Migraines' } })
  await parkEdit(db, 1, { kind: 'server-error' })
  const checked = await table(['Slug', 'Short Summary'], ['migraine', 'Other.'])
  expect(listProblems(checked)).toEqual(['2 -: It has an unresolved change under “Unsent changes”'])
})

test("each problem has its line, its column and the form's message", async () => {
  const long = 'x'.repeat(201)
  const checked = await table(
    [
      'ID',
      'Illness Name',
      'Slug',
      'Short Summary',
      'Category',
      'Visibility',
      'Order',
      'Last Reviewed On',
    ],
    ['', '', 'a b', '', 'Nowhere', 'Public', '1.5', '31-31-2026'],
    ['', long, 'migraine', 'two\nlines', 'Old News', 'draft', 'x', '05/06/2026'],
    [PARKINSON, "Parkinson's Disease", 'parkinsons-disease', 'S', '', 'Published', '0', ''],
    [PARKINSON, 'Again', 'again', 'S', '', '', '', ''],
    [ILL, 'Gone', 'gone', 'S', '', '', '', ''],
    ['', 'One', 'one', 'S', '', '', '', ''],
    ['', 'Two', 'one', 'S', '', '', '', ''],
    ['', 'Short'],
  )
  expect(checked.badRows).toBe(6)
  expect(listProblems(checked)).toEqual([
    '2 Illness Name: Illness name is required',
    '2 Slug: Use small English letters, digits and single hyphens only',
    '2 Short Summary: Short summary is required',
    '2 Category: No record is named “Nowhere”',
    '2 Last Reviewed On: “31-31-2026” is not a date: write it like 2026-11-05',
    '2 Visibility: “Public” is neither Draft nor Published',
    '2 Order: Please enter a whole number',
    '3 Illness Name: Please keep this under 200 characters',
    '3 Slug: Slug already exists',
    '3 Category: “Old News” is inactive',
    '3 Last Reviewed On: “05/06/2026” is ambiguous: write the date like 2026-11-05',
    '3 Order: Please enter a number',
    '6 ID: The same as in line 5',
    expect.stringContaining('7 ID: No illness has this ID'),
    '9 Slug: The same as in line 8',
    '10 -: It has 2 cells, but the file has 8 columns',
  ])
})

test('other day formats and separators of a spreadsheet change nothing', async () => {
  await fill([anIllness({ last_reviewed_on: '2026-11-05' })])
  for (const day of ['05-11-2026', '11/5/2026', '2026-11-05']) {
    for (const mark of [';', '\t']) {
      const file =
        ['Slug', 'Last Reviewed On'].join(mark) + '\n' + ['parkinsons-disease', day].join(mark)
      expect(await read(file)).toMatchObject({ unchanged: 1, problems: [] })
    }
  }
})

test.for([
  ['Excel\'s "Unicode Text", UTF-16 with tabs', (text: string) => utf16(text, true)],
  ['UTF-16 with the other mark', (text: string) => utf16(text, false)],
  ['rows that end as on an old Mac', (text: string) => new Blob([text.replaceAll('\r\n', '\r')])],
] as const)('a list is imported from %s', async ([, asFile]) => {
  await fill([anIllness({ also_called: ['వణుకు', 'PD'] })])
  expect(await read(asFile(await exported()))).toMatchObject({ unchanged: 2, problems: [] })
  const changed = 'Slug\tTags\tVersion\r\nmigraine\tతలనొప్పి\t1\r\n'
  expect((await read(asFile(changed))).importable).toMatchObject([{ set: { tags: ['తలనొప్పి'] } }])
})

function utf16(text: string, isLittleEndian: boolean): Blob {
  const marked = `\uFEFF${text.replace(/^\uFEFF/, '')}`
  const view = new DataView(new ArrayBuffer(marked.length * 2))
  for (let at = 0; at < marked.length; at += 1) {
    view.setUint16(at * 2, marked.charCodeAt(at), isLittleEndian)
  }
  return new Blob([view])
}

test('unknown and missing columns are named, and missing ones stay unchanged', async () => {
  const checked = await table(['Slug', 'Colour', 'Order'], ['migraine', 'red', '7'])
  expect(checked.unknown).toEqual(['Colour'])
  expect(checked.missing).toEqual(
    columnHeaders.filter((name) => name !== 'Slug' && name !== 'Order'),
  )
  expect(checked.importable).toMatchObject([
    { set: { display_order: 7 }, was: { display_order: 1 } },
  ])
})

test.for([
  ['an empty file', '', fileProblems.empty],
  ['a file of blanks', '\uFEFF \r\n\r\n', fileProblems.empty],
  ['a picture renamed', new Uint8Array([0xff, 0xd8, 0xff, 0, 16]), fileProblems.noText],
  ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0]), fileProblems.workbook],
  ['UTF-16 cut in a letter', new Uint8Array([0xff, 0xfe, 0x41]), fileProblems.notUtf8],
  ['UTF-32', new Uint8Array([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0]), fileProblems.noText],
  ['letters of Windows', new Uint8Array([0x53, 0xe9, 0x2c]), fileProblems.notUtf8],
  ['six megabytes', new Uint8Array(6_000_000).fill(65), fileProblems.tooLarge],
  ['only headings', 'Slug,Illness Name\r\n', 'This file has column headers but no rows.'],
  ['a heading twice', 'Slug,slug \r\na,b', 'The column “slug” is there twice.'],
] as const)('%s is rejected with a message', async ([, file, sentence]) => {
  await expect(read(new Blob([file]))).rejects.toThrow(sentence)
})

test('a file of another table is rejected, and an unclosed quotation mark is reported', async () => {
  await expect(read('a,b\n1,2')).rejects.toThrow('no known column headers')
  const checked = await read('Slug,Order\nmigraine,3\nparkinsons-disease,"4\nmore,5\n')
  expect(listProblems(checked)).toEqual(['3 -: A quotation mark is not closed.'])
  expect(checked.importable).toHaveLength(1)
})

/** Alternates valid rows and rows with one error each. */
function tenThousand(): string {
  const kinds: ((at: number) => string[])[] = [
    (at) => ['', `Good ${at}`, `good-${at}`, 'Two\nlines', '', 'Draft', String(at)],
    (at) => ['', '', `no-name-${at}`, 'S', '', 'Draft', '1'],
    () => ['', 'Taken', 'migraine', 'S', '', 'Draft', '1'],
    (at) => ['', 'Nowhere', `nowhere-${at}`, 'S', 'Nowhere', 'Draft', '1'],
    (at) => ['', 'Wrong', `wrong-${at}`, 'S', '', 'Public', 'first'],
    (at) => ['', 'x'.repeat(300), `long-${at}`, 'S', '', 'Draft', '1'],
    (at) => ['', 'Few', `few-${at}`],
    () => [PARKINSON, 'Twice', 'twice', 'S', '', 'Draft', '1'],
    () => [ILL, 'Gone', 'gone', 'S', '', 'Draft', '1'],
    () => ['', 'Same', 'same', 'S', '', 'Draft', '1'],
  ]
  const head = ['ID', 'Illness Name', 'Slug', 'Short Summary', 'Category', 'Visibility', 'Order']
  const rows = Array.from({ length: 10_000 }, (_, at) => kinds[at % kinds.length]?.(at) ?? [])
  return writeCsv([head, ...rows])
}

test('validating ten thousand rows with every kind of error does not block the page', async () => {
  let turns = 0
  const watch = setInterval(() => (turns += 1), 1)
  const checked = await read(tenThousand())
  clearInterval(watch)
  expect(checked.importable).toHaveLength(1002)
  expect(checked.badRows).toBe(8998)
  expect(checked.problems.length).toBeGreaterThan(9000)
  expect(checked.problems.at(-1)).toMatchObject({ line: 11_001, row: 10_001, column: 'Slug' })
  // Each yield lets the page handle input.
  expect(turns).toBeGreaterThan(10)
})

test('more than ten thousand rows are rejected, and reading can be cancelled', async () => {
  await expect(read(`${tenThousand()}a,b\r\n`)).rejects.toThrow('more than 10,000 rows')
  const stop = new AbortController()
  stop.abort()
  await expect(read(tenThousand(), stop.signal)).rejects.toBeInstanceOf(WorkAborted)
})

test('a thousand records are stored in one transaction, all or none', async () => {
  const checked = await read(tenThousand())
  const rows = selectRows(checked, new Set())
  const [first, ...rest] = rows
  const broken = { ...rest.pop(), set: { illness_name: () => 'cannot be stored' } } as never
  await expect(importRows(db, [first, ...rest, broken] as never)).rejects.toThrow('clone')
  expect(await readOutbox(db)).toEqual([])
  await importRows(db, rows)
  expect(await readOutbox(db)).toHaveLength(rows.length)
})

test('headers match by their visible text, despite invisible characters', () => {
  const { unknown, missing } = parseHeaderRow(
    columnHeaders.map((heading) => `\ufeff${heading.replaceAll(' ', '\u00a0')}\u200b`),
  )
  expect({ unknown, missing }).toEqual({ unknown: [], missing: [] })
})
