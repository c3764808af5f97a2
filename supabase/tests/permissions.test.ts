import { describe, expect, test } from 'vitest'

import { actions, isAllowed, guardedTables, type GuardedTable } from '#model/permissions.ts'

import { tryAs, openClinic, personIds, subjects, type Subject } from './clinic.ts'
import { onEveryEngineAndHosted } from './engines.ts'
import { calledByPolicies, parseCell, procedureCells, rowCounts, tableCells } from './matrix.ts'
import { call, countAs, getPersonId, push, operationByLetter, type Letter } from './probes.ts'

const roleOf = (subject: Subject) => (subject === 'visitor' ? null : subject)

describe('the page of permissions', () => {
  test.for(guardedTables)('says of %s what the screens go by (AC-407)', (table) => {
    for (const subject of subjects) {
      for (const action of actions) {
        const sentence = `${subject} may ${action} ${table}`
        expect([sentence, pageAllows(subject, action, table)]).toEqual([
          sentence,
          isAllowed(roleOf(subject), action, table),
        ])
      }
    }
  })
})

function pageAllows(subject: Subject, action: (typeof actions)[number], table: GuardedTable) {
  const { read, push: pushes } = tableCells[table]
  // Everybody may look at the account they are signed in with; that opens no screen.
  if (action === 'read') return !['none', 'own'].includes(parseCell(read, subject))
  const letters = parseCell(pushes, subject)
  if (/^[iudm]+$/.test(letters) && letters.includes(action.charAt(0))) return true
  return Object.values(procedureCells).some(
    ({ does, cells }) =>
      does?.[0] === action && does[1] === table && parseCell(cells, subject) === 'ok',
  )
}

onEveryEngineAndHosted(openClinic, (clinic) => {
  describe('the page leaves nothing out', () => {
    test('of the tables of the API (threat 1)', async () => {
      const found = await clinic().db.query<{ name: string }>(
        `select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
      )
      expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(tableCells).toSorted())
    })

    test('of the procedures of the API (threat 1)', async () => {
      const found = await clinic().db.query<{ name: string }>(
        `select proname || '(' || pg_get_function_identity_arguments(oid) || ')' as name
        from pg_proc where pronamespace = 'public'::regnamespace`,
      )
      expect(found.map(({ name }) => name).toSorted()).toEqual(
        Object.keys(procedureCells).toSorted(),
      )
    })

    test('and visitors can run no hidden function but the seven that row policies need', async () => {
      const found = await clinic().db.query<{ name: string }>(
        `select distinct p.oid::regprocedure::text as name
        from pg_proc p, unnest(array['anon', 'authenticated']) role
        where p.pronamespace::regnamespace::text in ('private', 'sync')
          and has_function_privilege(role, p.oid, 'execute')`,
      )
      expect(found.map(({ name }) => name).toSorted()).toEqual(calledByPolicies)
    })
  })

  describe('reading tables directly', () => {
    const reads = guardedTables.flatMap((table) =>
      subjects.map(
        (subject) => [table, subject, parseCell(tableCells[table].read, subject)] as const,
      ),
    )
    test.for(reads)('%s: %s sees %s rows (AC-407, AC-408)', async ([table, subject, word]) => {
      const counts: Record<string, number> = { ...rowCounts[table], none: 0, own: 1 }
      expect(await countAs(clinic(), clinic().tokens[subject], table)).toBe(counts[word])
    })

    test('a user who sees one account sees their own (threat 1)', async () => {
      for (const role of ['Viewer', 'Content Manager', 'Admin'] as const) {
        const token = clinic().tokens[role]
        const outcome = await tryAs(clinic().db, { token, sql: 'select id from public.users' })
        expect(outcome).toEqual({ rows: [{ id: personIds[role] }] })
      }
    })
  })

  describe('writing tables directly', () => {
    const everywhere = guardedTables.flatMap((table) =>
      subjects.map((subject) => [table, subject] as const),
    )
    test.for(everywhere)(
      '%s: %s is refused, never silently ignored (threats 3, 10, 11, 47)',
      async ([table, subject]) => {
        const statements = [
          `insert into public.${table} default values`,
          `insert into public.${table} (id) values (gen_random_uuid()) on conflict do nothing`,
          `update public.${table} set id = id`,
          `delete from public.${table}`,
          `truncate public.${table}`,
          `select id from public.${table} for update`,
        ]
        for (const sql of statements) {
          const token = clinic().tokens[subject]
          const outcome = await tryAs(clinic().db, { token, sql })
          expect([sql, outcome]).toMatchObject([sql, { refused: '42501' }])
        }
      },
    )
  })

  describe('editing through the outbox', () => {
    const edits = guardedTables.flatMap((table) =>
      subjects.map(
        (subject) => [table, subject, parseCell(tableCells[table].push, subject)] as const,
      ),
    )
    test.for(edits)('%s: %s may do: %s (AC-407)', async ([table, subject, words]) => {
      for (const letter of Object.keys(operationByLetter) as Letter[]) {
        const allowed = words.includes(letter) ? 'ok' : 'rejected'
        expect([operationByLetter[letter], await push(clinic(), subject, table, letter)]).toEqual([
          operationByLetter[letter],
          words.startsWith('PT') ? words : allowed,
        ])
      }
    })
  })

  describe('procedures', () => {
    const calls = Object.entries(procedureCells).flatMap(([name, { cells }]) =>
      subjects.map((subject) => [name, subject, parseCell(cells, subject)] as const),
    )
    test.for(calls)('%s answers %s: %s (threats 7, 8)', async ([name, subject, expected]) => {
      const token = clinic().tokens[subject]
      expect(await call(clinic(), token, name, getPersonId(subject))).toBe(expected)
    })

    test.for(Object.keys(procedureCells).filter((name) => name.includes('p_user_id')))(
      '%s refuses a Super Admin who sends the id of another user (AC-409, threat 9)',
      async (name) => {
        const token = clinic().tokens['Super Admin']
        expect(await call(clinic(), token, name, personIds.Admin)).toBe('42501')
        expect(await call(clinic(), token, name, null)).toBe('42501')
      },
    )
  })
})
