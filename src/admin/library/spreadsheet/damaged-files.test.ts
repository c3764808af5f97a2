import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'

import type { ClinicDatabase } from '#db/database.ts'

import { findCellDamage } from '../../shell/csv/cell-damage.ts'
import { anIllness, PARKINSON } from '../testing/library.ts'
import { aDeviceWith, createExport, problemLines, readSheet } from '../testing/sheet.ts'

const STORED = anIllness({
  also_called: ['PD', 'పార్కిన్‌సన్ వ్యాధి', 'पार्किंसन'],
  'te:illness_name': 'పార్కిన్‌సన్ వ్యాధి',
  meaning: 'Ménière is another one.',
})
let db: ClinicDatabase
beforeEach(async () => {
  db = await aDeviceWith([STORED])
})

/** Encodes text as Excel's plain CSV does: a question mark for every letter outside its code page. */
const asPlainCsv = (text: string) => text.replace(/^\uFEFF/, '').replace(/[^\0-\x7f]/g, '?')

test('a file saved as plain CSV is detected by headers and by line, and overwrites nothing', async () => {
  const checked = await readSheet(db, asPlainCsv(await createExport(db)))
  expect(checked).toMatchObject({ importable: [], badRows: 1, hasLostLetters: true, unknown: [] })
  expect(checked.missing).toContain('Illness Name (తెలుగు)')
  expect(problemLines(checked)).toEqual([
    '2 What It Means: Letters were replaced by question marks: save the file as “CSV UTF-8”, then choose it again',
    '2 Also Called: Letters were replaced by question marks: save the file as “CSV UTF-8”, then choose it again',
  ])
})

test('a file with only damaged headers is reported, and its other columns can be imported', async () => {
  const checked = await readSheet(db, [
    ['Slug', 'Short Summary', 'Illness Name (??????)', 'Colour', 'Version'],
    ['parkinsons-disease', 'Other.', '', '', '1'],
  ])
  expect(checked).toMatchObject({ hasLostLetters: true, unknown: ['Colour'] })
  expect(checked.importable).toMatchObject([{ id: PARKINSON, set: { short_summary: 'Other.' } }])
})

test('a row with a damaged cell is skipped, and other rows are imported', async () => {
  const checked = await readSheet(db, [
    ['Slug', 'Illness Name', 'Short Summary', 'Also Called'],
    ['parkinsons-disease', 'Another name', '#NAME?', ''],
    ['', '????? ??????', 'Shaking.', ''],
    ['', 'Tremor', 'Why does it shake??', 'What?'],
  ])
  expect(checked.importable).toMatchObject([{ kind: 'new', name: 'Tremor' }])
  expect(problemLines(checked).filter((line) => !line.includes('Slug'))).toEqual([
    '2 Short Summary: “#NAME?” is a spreadsheet error, not a text',
    expect.stringContaining('3 Illness Name: Letters were replaced by question marks'),
  ])
  expect(checked.hasLostLetters).toBe(true)
})

test('a file with intact letters is not reported as plain CSV', async () => {
  const checked = await readSheet(db, await createExport(db))
  expect(checked).toMatchObject({ unchanged: 1, hasLostLetters: false })
})

test.for([
  ['every letter beyond Latin', 'PD\n??????????? ??????', 'PD\nపార్కిన్‌సన్ వ్యాధి'],
  ['another number of marks', 'PD\n???', 'PD\nపార్కిన్‌సన్ వ్యాధి'],
  ['one mark for all', '?', 'వ్యాధి'],
  ['in brackets', 'Tremor (???)', 'Tremor (వణుకు)'],
  ['English words that were changed too', 'Shaking palsy, ?????', 'PD, వణుకు'],
  ['one of two scripts', 'PD\nవణుకు\n?????', 'PD\nవణుకు\nपार्किंसन'],
  ['accents kept', 'Ménière ?????', 'Ménière వణుకు'],
  ['accents too', 'M?ni?re', 'Ménière'],
  ['signs', 'Fever ? 38', 'Fever ≥ 38'],
  ['where nothing was', '???? ??', ''],
  ['where English was', '?????', 'Tremor'],
  ['the sign for what could not be read', 'వణు\ufffd\ufffd', 'వణుకు'],
] as const)('question marks in place of letters are recognised: %s', ([, cell, stored]) => {
  expect(findCellDamage(cell, stored)).toBe('letters')
})

test.for([
  ['a question', 'Is it serious?', 'Is it serious'],
  ['two marks after a word', 'Is it serious??', 'Is it serious'],
  ['one mark by itself', '?', ''],
  ['a mark behind Telugu', 'వణుకు?', 'వణుకు'],
  ['Telugu that was taken out', 'PD. Serious?', 'PD. వణుకు'],
  ['an ellipsis that became a mark', 'What helps?', 'What helps…'],
  ['an English word', 'Tremor', 'వణుకు'],
  ['nothing', '', 'వణుకు'],
] as const)('text written by a person is not a damaged cell: %s', ([, cell, stored]) => {
  expect(findCellDamage(cell, stored)).toBeNull()
})

test.for([
  '#NAME?',
  '#REF!',
  '#VALUE!',
  '#DIV/0!',
  '#N/A',
  '#NULL!',
  '#NUM!',
  ' #ref! ',
  '#####',
  'Err:508',
])('the spreadsheet error %s is not accepted as text', (cell) => {
  expect(findCellDamage(cell, 'Slowness.')).toBe('formula')
  expect(findCellDamage(`${cell} and more`, 'Slowness.')).toBeNull()
})
