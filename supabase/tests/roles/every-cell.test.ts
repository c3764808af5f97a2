import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { subjects } from '../clinic.ts'
import { reportMissingServers } from '../contract/server-kinds.ts'
import type { TestWorld } from '../contract/world.ts'
import { procedureCells, sessionStates, tableCells } from '../matrix.ts'
import { getPersonId } from '../probes.ts'
import { callByHttp, createNewcomer } from './calls.ts'
import {
  findWrongCalls,
  findWrongEdits,
  findWrongFiles,
  findWrongSingletonEdits,
  findWrongReads,
  findWrongWrites,
  type Asker,
} from './cells.ts'
import { rollbackServers } from './rollback-servers.ts'

// Every cell of the page of permissions (../matrix.ts), asked over HTTP as a browser asks it, by each
// role and by those whose session is over.

const everybody = [...subjects, ...Object.keys(sessionStates)]

// The normal suite asks the database itself (../permissions.test.ts).
for (const home of rollbackServers) {
  describe.for([home.name])('%s', { tags: ['full'] }, () => {
    let world: TestWorld
    const askers: Record<string, Asker> = {}
    const asker = (name: string) => {
      const found = askers[name]
      if (!found) throw new Error(`${name} has not come in.`)
      return found
    }

    beforeAll(async () => {
      world = await home.open()
      for (const subject of subjects) {
        askers[subject] = {
          token: world.tokens[subject],
          id: getPersonId(subject),
          counts: subject,
        }
      }
      for (const [name, { signedInAs, becomes, counts }] of Object.entries(sessionStates)) {
        const someone = await createNewcomer(world, signedInAs)
        // Open until now, or the rest would say nothing about its end.
        const before = await callByHttp(world, someone, 'dashboard_counts', {})
        if (before !== 'ok') throw new Error(`${name} was never signed in: ${before}`)
        await world.db.exec(becomes.replaceAll('$me', `'${someone.id}'`))
        askers[name] = { ...someone, counts }
      }
      for (const { first } of Object.values(procedureCells)) if (first) await world.db.exec(first)
    }, 90_000)
    afterAll(() => world.stop())

    test('every table of the API and every procedure has its cells (threat 1)', async () => {
      const found = await world.db.query<{ name: string }>(
        `select relname::text as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
        union all
        select proname || '(' || pg_get_function_identity_arguments(oid) || ')'
        from pg_proc where pronamespace = 'public'::regnamespace`,
      )
      expect(found.map(({ name }) => name).toSorted()).toEqual(
        [...Object.keys(tableCells), ...Object.keys(procedureCells)].toSorted(),
      )
    })

    describe.for(everybody)('%s', (name) => {
      test('reads the rows of their cells, and no column of the staff (AC-407, AC-408)', async () => {
        expect(await findWrongReads(world, asker(name))).toEqual([])
      })

      test('writes no table past the procedures (threats 1, 3, 10, 11)', async () => {
        expect(await findWrongWrites(world, asker(name))).toEqual([])
      })

      test('sends the edits of their cells, and no other (AC-407)', async () => {
        expect(await findWrongEdits(world, asker(name))).toEqual([])
      })

      test('calls the procedures of their cells, and no other (threats 7, 8, 25)', async () => {
        expect(await findWrongCalls(world, asker(name))).toEqual([])
      })

      test('reads, sends and removes the files of their cells (threats 22, 23)', async () => {
        expect(await findWrongFiles(world, asker(name), asker('Content Manager'))).toEqual([])
      })
    })

    test.for(everybody)(
      '%s adds the one row of a table where it is missing, if they may (AC-407)',
      async (name) => {
        expect(await findWrongSingletonEdits(world, asker(name))).toEqual([])
      },
    )
  })
}
reportMissingServers()
