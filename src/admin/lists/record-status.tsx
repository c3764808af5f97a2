import type { ReactNode } from 'react'

import { useQuery } from '#db/hooks/use-query.ts'
import { readRecordStates, type RecordState as State } from '#db/live/record-states.ts'
import type { EditableTable } from '#model/rows.ts'
import { Link } from '#ui/link.tsx'
import { Icon, type IconName } from '#ui/pictures/icons.tsx'

import { formatShortTime } from '../shell/format-time.ts'

import styles from './record-status.module.css'

/** Provides the sync state of each record of a table; one query for a whole list. */
export function useRecordStates(table: EditableTable): (id: string) => State | undefined {
  const states = useQuery(readRecordStates)
  return (id) => states?.get(`${table}/${id}`)
}

interface RecordStateProps {
  state: State | undefined
  /** Whether it is open in a form with unsaved changes. */
  unsaved?: boolean
}

/** Shows the sync state of one record. */
export function RecordStatus({ state, unsaved }: RecordStateProps) {
  if (unsaved) return <Line kind="unsaved">Not saved</Line>
  if (!state) return null
  if (state.kind === 'waiting')
    return <Line kind="waiting">{`Waiting to sync (${state.edits})`}</Line>
  if (state.kind === 'attention') {
    return (
      <Line kind="attention">
        <Link to="/admin/sync">{`Needs attention (${state.edits})`}</Link>
      </Line>
    )
  }
  return state.at === null ? null : (
    <Line kind="saved">{`Saved, ${formatShortTime(state.at)}`}</Line>
  )
}

const icons = {
  unsaved: 'edit',
  saved: 'check',
  waiting: 'clock',
  attention: 'alert',
} as const satisfies Record<string, IconName>

function Line({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  return (
    <p className={styles.state} data-state={kind}>
      <Icon name={icons[kind]} />
      <span>{children}</span>
    </p>
  )
}
