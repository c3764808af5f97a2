import { useMemo } from 'react'

import { useQuery } from '#db/hooks/use-query.ts'
import { useRows } from '#db/hooks/use-rows.ts'
import { readOutbox } from '#db/read-view.ts'
import type { OutboxEntry } from '#db/stored-types.ts'
import type { Illness } from '#model/rows.ts'

/** Owner rows by id; they name child rows that have no name of their own. */
export type Owners = ReadonlyMap<string, string>

const TABLE = 'health_library_illnesses'

/** Subscribes to the owners that this device knows. */
export function useOwners(): Owners {
  const illnesses = useRows(TABLE)
  const edits = useQuery(readOutbox)
  return useMemo(() => ownersIn(illnesses ?? [], edits ?? []), [illnesses, edits])
}

/** A parked new illness is in no list, and neither is a deleted one. */
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
