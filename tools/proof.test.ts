import { expect, test } from 'vitest'

import { fillInFigures, PAGES, readPage, readResults } from './proof.ts'

const results = () => `# How fast

Measured on 2026-01-02 by \`npm run bench -- web\`: medians of 5.

## Home

| page  | ms  |
| ----- | --: |
| Nadi  |  12 |
| other |  34 |

More.
`

test.each(PAGES)('%s shows what the benches last measured (else: npm run proof)', (page) => {
  expect(readPage(page)).toMatch(/<!-- (bench|cell): /)
  expect(fillInFigures(readPage(page), readResults)).toBe(readPage(page))
})

test('a table comes whole, with the day and the command that makes it again', () => {
  const page = 'Before.\n\n<!-- bench: web / Home -->\nold\n<!-- end -->\n\nAfter.\n'
  const filled = fillInFigures(page, results)
  expect(filled).toBe(
    'Before.\n\n<!-- bench: web / Home -->\n\n| page  | ms  |\n| ----- | --: |\n| Nadi  |  12 |\n| other |  34 |\n\nMeasured on 2026-01-02 by `npm run bench -- web`: medians of 5.\n\n<!-- end -->\n\nAfter.\n',
  )
  expect(fillInFigures(filled, results)).toBe(filled)
})

test('one figure stands in a sentence, and follows its bench', () => {
  const page = 'In <!-- cell: web / Home / Nadi / ms -->99<!-- end --> ms.'
  expect(fillInFigures(page, results)).toBe(page.replace('99', '12'))
})

test('a figure that no bench measures any longer is noticed', () => {
  expect(() => fillInFigures(cell('Home / Gone / ms'), results)).toThrow('no "ms" of "Gone"')
  expect(() => fillInFigures(cell('Away / Nadi / ms'), results)).toThrow('under "Away"')
})

const cell = (which: string) => `<!-- cell: web / ${which} -->1<!-- end -->`
