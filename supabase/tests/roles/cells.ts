import { guardedTables, type GuardedTable } from '#model/permissions.ts'
import { getTableSpec, tableNames } from '#model/tables.ts'

import { createPictureName } from '../../local/storage-for-tests.ts'
import type { Subject } from '../clinic.ts'
import type { TestWorld } from '../contract/world.ts'
import {
  parseCell,
  fileCells,
  procedureCells,
  rowCounts,
  someRow,
  tableCells,
  whenNoLongerSignedIn,
} from '../matrix.ts'
import {
  createArgs,
  stripArguments,
  createEdit,
  requiresMissingRow,
  operationByLetter,
  type Letter,
} from '../probes.ts'
import { listStaffColumns } from '../staff-columns.ts'
import {
  sendRequest,
  callByHttp,
  fileByHttp,
  readByHttp,
  removeByHttp,
  uploadByHttp,
  writesByHttp,
  type Person,
} from './calls.ts'

/** A caller who tries everything, and whose cells they have. */
export interface Asker extends Person {
  counts: Subject
}

/** What a server answered where the page of permissions says something else; none is right. */
type Wrong = Promise<string[]>

/** How a server refuses what no procedure does; the local Supabase does not even know how. */
const rejectionCodes = ['42501', 'not_implemented']

const buckets = [
  ...new Set(tableNames.flatMap((table) => getTableSpec(table).images?.bucket ?? [])),
]

function wrong(label: string, got: unknown, expected: unknown): string[] {
  return got === expected ? [] : [`${label}: ${String(got)} instead of ${String(expected)}`]
}

async function inEach<T>(all: readonly T[], check: (one: T) => Wrong): Wrong {
  return (await Promise.all(all.map(check))).flat()
}

/** Reads every table with every column that is open, and then each that is not. */
export function findWrongReads(world: TestWorld, asker: Asker): Wrong {
  return inEach(guardedTables, async (table) => {
    const found = await world.db.query<{ column: string; all: number }>(
      `select column_name as column, (select count(*)::int from public.${table}) as all
      from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [table],
    )
    const counts: Record<string, number | undefined> = {
      public: rowCounts[table].public,
      // People who came for a test are more than the sample holds.
      all: found[0]?.all,
      none: 0,
      own: 1,
    }
    const closed = table === 'activity_logs' ? [] : listStaffColumns(table)
    const open = found.map(({ column }) => column).filter((column) => !closed.includes(column))
    const rows = await readByHttp(world, asker, table, `select=${open.join(',')}`)
    const ways = closed.flatMap((column) => [
      `select=${column}`,
      `select=id&${column}=not.is.null`,
      `select=id&order=${column}`,
    ])
    return [
      ...wrong(`rows of ${table}`, rows, counts[parseCell(tableCells[table].read, asker.counts)]),
      ...(await inEach(ways, async (way) => {
        const got = String(await readByHttp(world, asker, table, way))
        return rejectionCodes.includes(got) ? [] : wrong(`${table}?${way}`, got, 'a refusal')
      })),
    ]
  })
}

/** Writes every table directly, in every way there is. */
export function findWrongWrites(world: TestWorld, asker: Asker): Wrong {
  return inEach(guardedTables, async (table) => {
    const outcomes = await writesByHttp(world, asker, table, someRow[table])
    return outcomes.flatMap(([way, got]) =>
      rejectionCodes.includes(got) ? [] : wrong(`${way} of ${table}`, got, 'a refusal'),
    )
  })
}

/** Sends an edit of every table and kind. */
export function findWrongEdits(world: TestWorld, asker: Asker): Wrong {
  return inEach(guardedTables, (table) => {
    const kinds = Object.keys(operationByLetter) as Letter[]
    const possible = kinds.filter((letter) => !requiresMissingRow(table, letter))
    return inEach(possible, (letter) => wrongEdit(world, asker, table, letter))
  })
}

/** Adds the one row of each table that has one. It is taken away for good, so this comes last. */
export function findWrongSingletonEdits(world: TestWorld, asker: Asker): Wrong {
  const single = guardedTables.filter((table) => requiresMissingRow(table, 'i'))
  return inEach(single, (table) => wrongEdit(world, asker, table, 'i'))
}

async function wrongEdit(
  world: TestWorld,
  asker: Asker,
  table: GuardedTable,
  letter: Letter,
): Wrong {
  const words = parseCell(tableCells[table].push, asker.counts)
  const { first, ...body } = await createEdit(world.db, asker.counts, table, letter)
  if (first) await world.db.exec(first)
  const { body: response } = await sendRequest(world, asker, '/rest/v1/rpc/sync_push', {
    method: 'POST',
    body,
  })
  const { code, results } = response as { code?: string; results?: { status: string }[] }
  const allowed = words.includes(letter) ? 'ok' : 'rejected'
  const expected = words.startsWith('PT') ? words : allowed
  return wrong(`${operationByLetter[letter]} of ${table}`, code ?? results?.[0]?.status, expected)
}

/** Calls every procedure as a caller whose call succeeds. */
export async function findWrongCalls(world: TestWorld, asker: Asker): Wrong {
  const isOver = asker.counts === 'visitor' && asker.token !== null
  const found: string[] = []
  // One after another: several change the same rows.
  for (const [name, { cells }] of Object.entries(procedureCells)) {
    const ended = isOver ? whenNoLongerSignedIn[name] : undefined
    const got = await callByHttp(world, asker, stripArguments(name), createArgs(name, asker.id))
    found.push(...wrong(name, got, ended ?? parseCell(cells, asker.counts)))
  }
  return found
}

/** Reads, sends and removes a file in every bucket. */
export function findWrongFiles(world: TestWorld, asker: Asker, editor: Person): Wrong {
  const expected = (action: keyof typeof fileCells) => parseCell(fileCells[action], asker.counts)
  return inEach(buckets, async (bucket) => {
    const name = createPictureName()
    const stored = await uploadByHttp(world, editor, bucket, name)
    const read = await fileByHttp(world, asker, bucket, name)
    const uploaded = await uploadByHttp(world, asker, bucket, createPictureName())
    const removed = await removeByHttp(world, asker, bucket, name)
    return [
      ...wrong(`storing in ${bucket} as an editor`, stored, 'ok'),
      ...wrong(`reading in ${bucket}`, read, expected('read')),
      ...wrong(`sending to ${bucket}`, uploaded, expected('upload')),
      ...wrong(`removing in ${bucket}`, removed, expected('remove')),
    ]
  })
}
