import type { SyncResponse, Fields, Mutation, Op } from '#model/mutation.ts'
import type { EditableTable } from '#model/rows.ts'

import { createFilledForm } from '../clinic.ts'
import { createRemote, type TestWorld } from './world.ts'

/** A mutation under an id of its own. */
export function createMutation(...ops: Op[]): Mutation {
  return { id: crypto.randomUUID(), ops }
}

/** Adds a row, filled in just enough to be taken. */
export function createInsert(t: EditableTable, set: Fields, id: string = crypto.randomUUID()): Op {
  return { t, id, op: 'insert', set: { ...createFilledForm(t), ...set } }
}

/** Sends edits as a Content Manager whose device has seen everything up to now. */
export async function push(
  world: TestWorld,
  mutations: readonly Mutation[],
): Promise<SyncResponse> {
  const remote = createRemote(world, world.tokens['Content Manager'])
  const { cursor } = await remote.sync.pull(null)
  return remote.sync.push(mutations, cursor)
}

/** Changes a service as its row is now. */
export async function changeService(world: TestWorld, id: string, set: Fields): Promise<void> {
  const was = await readRowDirectly(world, 'services', id)
  const { results } = await push(world, [
    createMutation({ t: 'services', id, op: 'update', set, was }),
  ])
  if (results?.[0]?.status !== 'ok') throw new Error(`Not taken: ${JSON.stringify(results)}`)
}

/** A row as stored, whatever its audience; empty if there is none. */
export async function readRowDirectly(
  { db }: TestWorld,
  table: EditableTable,
  id: string,
): Promise<Fields> {
  const [found] = await db.query<{ row: Fields }>(
    `select to_jsonb(t) as row from public.${table} t where id = $1`,
    [id],
  )
  return found?.row ?? {}
}
