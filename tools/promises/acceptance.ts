import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { readTestTitles, type TestTitles } from './test-titles.ts'

// npm run acceptance: prints each statement of the specification with the tests that name it.

interface Statement {
  id: string
  statement: string
  /** The files whose tests name the statement. */
  tests: string[]
}

/** Reads the statements of acceptance.tsv, and finds their tests. */
export function readStatements(titles: TestTitles): Statement[] {
  const lines = readFileSync(new URL('acceptance.tsv', import.meta.url), 'utf8').split('\n')
  return lines
    .filter((line) => line.startsWith('AC-'))
    .map((line) => {
      const [id = '', statement = ''] = line.split('\t')
      const tests = [...titles].filter(([, text]) => text.includes(id)).map(([file]) => file)
      return { id, statement, tests }
    })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { id, statement, tests } of readStatements(readTestTitles())) {
    process.stdout.write(`${id} ${statement}\n${tests.map((file) => `  ${file}\n`).join('')}`)
  }
}
