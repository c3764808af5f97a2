import type { UserName } from '#model/accounts.ts'
import type { ActivityLog } from '#model/rows.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields/fields.tsx'

import { DayField } from '../forms/fields/day-field.tsx'
import { formatAction } from './action-badge.tsx'
import {
  listActionOptions,
  validateDays,
  noFilters,
  type SelectedFilters,
} from './log-filter-values.ts'

import styles from './log-filters.module.css'

interface LogFiltersProps {
  id: string
  chosen: SelectedFilters
  onChange: (chosen: SelectedFilters) => void
  names: readonly UserName[] | undefined
  /** The lines of the page: their actions are options, too. */
  lines: readonly ActivityLog[] | undefined
}

export function LogFilters({ id, chosen, onChange, names = [], lines = [] }: LogFiltersProps) {
  const change = (part: Partial<SelectedFilters>) => onChange({ ...chosen, ...part })
  const problem = validateDays(chosen)
  const users = names.map(({ id: value, username }) => ({ value, label: username }))
  const actions = listActionOptions(lines, chosen.action)
  return (
    <section id={id} className={styles.filters} aria-label="Filters">
      <DayField
        label="Start Date"
        name="start"
        value={chosen.start}
        error={problem.start}
        onChange={(start) => change({ start })}
      />
      <DayField
        label="End Date"
        name="end"
        value={chosen.end}
        error={problem.end}
        onChange={(end) => change({ end })}
      />
      <SelectField
        label="User"
        name="user"
        value={chosen.userId}
        options={[{ value: '', label: 'All Users' }, ...users]}
        onChange={(userId) => change({ userId })}
      />
      <SelectField
        label="Action"
        name="action"
        value={chosen.action}
        options={[
          { value: '', label: 'All Actions' },
          ...actions.map((action) => ({ value: action, label: formatAction(action) })),
        ]}
        onChange={(action) => change({ action })}
      />
      <Button className={styles.clear} onClick={() => onChange(noFilters)}>
        Clear All
      </Button>
    </section>
  )
}
