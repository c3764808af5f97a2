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
 * that could show it. Several are one line, so that they do not push the list out of view.
 */
export function ParkedEditList({ table }: { table: EditableTable }) {
  const parked = useQuery(readParkedEdits) ?? []
  const [first, ...others] = parked.filter(({ ops }) => ops.some((op) => op.t === table))
  if (!first) return null
  return (
    <Banner tone="warning">
      {others.length > 0 ? (
        <strong>{`${others.length + 1} changes here need your decision.`}</strong>
      ) : (
        // Naming it reads all illnesses, which most lists need not wait for.
        <ParkedEdit entry={first} />
      )}{' '}
      <Link to="/admin/sync">Open unsent changes</Link>
    </Banner>
  )
}

function ParkedEdit({ entry }: { entry: OutboxEntry }) {
  const owners = useOwners()
  return (
    <>
      <strong>{describeEdit(entry, owners)}</strong>{' '}
      {entry.refusal && <span>{describeParkReason(entry.refusal, entry.ops)}</span>}
    </>
  )
}
