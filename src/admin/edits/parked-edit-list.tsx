import { useQuery } from '#db/hooks/use-query.ts'
import { readParkedEdits } from '#db/parked-edits.ts'
import type { OutboxEntry } from '#db/stored-types.ts'
import type { EditableTable } from '#model/rows.ts'
import { Banner } from '#ui/banner.tsx'
import { Link } from '#ui/link.tsx'

import { describeEdit } from './describe-edit.ts'
import { useOwners } from './owners.ts'
import { describeParkReason } from './park-reasons.ts'

/**
 * Shows the parked edits of a table above its list: a row whose addition was rejected has no card
 * that could show it.
 */
export function ParkedEditList({ table }: { table: EditableTable }) {
  const parked = useQuery(readParkedEdits) ?? []
  const parkedHere = parked.filter(({ ops }) => ops.some((op) => op.t === table))
  // Naming them reads all illnesses, which most lists need not wait for.
  return parkedHere.length > 0 && <ParkedEdits parked={parkedHere} />
}

function ParkedEdits({ parked }: { parked: readonly OutboxEntry[] }) {
  const owners = useOwners()
  return parked.map((entry) => (
    <Banner key={entry.seq} tone="warning">
      <strong>{describeEdit(entry, owners)}</strong>{' '}
      {entry.refusal && <span>{describeParkReason(entry.refusal, entry.ops)}</span>}{' '}
      <Link to="/admin/sync">Open unsent changes</Link>
    </Banner>
  ))
}
