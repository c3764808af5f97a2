import { useMemo } from 'react'

import { useQuery } from '#db/live/use-query.ts'
import { useRows } from '#db/live/use-rows.ts'
import { readOutbox } from '#db/read-view.ts'
import type { OutboxEntry } from '#db/stored-types.ts'
import type { Illness } from '#model/rows.ts'

/** Rows that others belong to, by id: the names by which a row without a name of its own is known. */
export type Owners = ReadonlyMap<string, string>

const TABLE = 'health_library_illnesses'

/** The owners that this device knows of, as they change. */
export function useOwners(): Owners {
  const illnesses = useRows(TABLE)
  const edits = useQuery(readOutbox)
  return useMemo(() => ownersIn(illnesses ?? [], edits ?? []), [illnesses, edits])
}

/** A new illness that was refused is in no list, and neither is one that was deleted. */
function ownersIn(illnesses: readonly Illness[], edits: readonly OutboxEntry[]): Owners {
  const edited = edits
    .flatMap(({ ops }) => ops)
    .flatMap(({ t, id, set, was }) => {
      const name = t === TABLE && (set?.['illness_name'] ?? was?.['illness_name'])
      return typeof name === 'string' ? [[id, name] as const] : []
    })
  return new Map([
    ...edited,
    ...illnesses.map(({ id, illness_name }) => [id, illness_name] as const),
  ])
}
