import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { readSchemas } from '../schema/schemas.ts'
import { mutants } from './all.ts'

const SCHEMA = (await readSchemas()).map(({ sql }) => sql).join('\n')

// `npm run mutants` breaks each rule; a rule whose text has moved on would not be broken any more.
test.for(mutants)('$rule can still be broken: $breaks', ({ file, find }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
})

// A later migration may have put another procedure in the place of the one that is broken.
test.for(mutants.filter(({ file }) => file.includes('/migrations/')))(
  '$rule is broken in what the database still does: $breaks',
  ({ find }) => {
    expect(SCHEMA).toContain(find)
  },
)

// It may also have put one there that says the same: then the older one is broken for nothing.
test.for(mutants.filter(({ file }) => file.includes('/migrations/')))(
  '$rule is broken where it was written last: $breaks',
  ({ file, find }) => {
    const withIt = readdirSync('supabase/migrations').filter((name) =>
      readFileSync(`supabase/migrations/${name}`, 'utf8').includes(find),
    )
    expect(file.endsWith(`/${withIt.toSorted().at(-1)}`)).toBe(true)
  },
)
