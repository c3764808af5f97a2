import { expect, test } from 'vitest'

import { writeCsv, removeFormulaGuard } from './write-csv.ts'

const cell = (text: string) => writeCsv([[text]]).slice(1, -2)

test.for([
  '=HYPERLINK("http://x.invalid")',
  '+1+1',
  '-2',
  '@SUM(A1)',
  '\tx',
  '\r=1',
  '\n=1',
  '  =1+1',
  '＝1+1',
])('threat 41: no spreadsheet takes %j for a formula', (text) => {
  expect(cell(text).replace(/^"/, '').startsWith("'")).toBe(true)
})

test('text that is not a formula stays as it is, including quotes, commas, line breaks and Telugu', () => {
  expect(cell('Dr Rao')).toBe('Dr Rao')
  expect(cell('2026-11-05 10:00:00')).toBe('2026-11-05 10:00:00')
  expect(cell('a "b", c')).toBe('"a ""b"", c"')
  expect(cell('one\ntwo')).toBe('"one\ntwo"')
  expect(cell('డాక్టర్ 👩‍⚕️')).toBe('డాక్టర్ 👩‍⚕️')
  expect(cell('')).toBe('')
})

test('Excel can tell from the first character that the file is UTF-8, and lines end as it expects', () => {
  expect(
    writeCsv([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  ).toBe('\uFEFFa,b\r\nc,d\r\n')
})

test.for(['=1+1', "'=1+1", "''=1+1", "'", "''", "'tis", "' -2", '-2', '\n=1', '＝1', "'\t", 'x'])(
  'threat 41: %j comes back from a file as it was',
  (text) => {
    expect(
      removeFormulaGuard(
        writeCsv([[text]])
          .slice(1, -2)
          .replace(/^"|"$/g, ''),
      ),
    ).toBe(text)
  },
)
