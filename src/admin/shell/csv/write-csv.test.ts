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
])('no spreadsheet runs %j as a formula (threat 41)', (text) => {
  expect(cell(text).replace(/^"/, '').startsWith("'")).toBe(true)
})

test('text that is not a formula is unchanged, including quotes, commas, line breaks and Telugu', () => {
  expect(cell('Dr Rao')).toBe('Dr Rao')
  expect(cell('2026-11-05 10:00:00')).toBe('2026-11-05 10:00:00')
  expect(cell('a "b", c')).toBe('"a ""b"", c"')
  expect(cell('one\ntwo')).toBe('"one\ntwo"')
  expect(cell('డాక్టర్ 👩‍⚕️')).toBe('డాక్టర్ 👩‍⚕️')
  expect(cell('')).toBe('')
})

test('a CSV file starts with a byte order mark and has CRLF line ends, for Excel', () => {
  expect(
    writeCsv([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  ).toBe('\uFEFFa,b\r\nc,d\r\n')
})

test.for(['=1+1', "'=1+1", "''=1+1", "'", "''", "'tis", "' -2", '-2', '\n=1', '＝1', "'\t", 'x'])(
  '%j is restored when its file is read (threat 41)',
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
