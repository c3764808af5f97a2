import { startTransition, useId, useState } from 'react'

import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields/fields.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import type { ListFilter } from './list-filter.ts'

import styles from './filter-bar.module.css'

interface FilterBarProps {
  filters: readonly ListFilter<never>[]
  get: (name: string) => string
  set: (name: string, value: string) => void
}

/**
 * The filters of a list, side by side; one without options is not rendered. On a tablet they are
 * collapsed unless one is active, to leave room for the rows.
 */
export function FilterBar({ filters, get, set }: FilterBarProps) {
  const offered = filters.filter(({ options }) => options.length > 0)
  const id = useId()
  const [isOpen, setIsOpen] = useState(() => offered.some(({ name }) => get(name) !== ''))
  if (offered.length === 0) return null
  return (
    <>
      <Button
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="chevron" />
        Filters
      </Button>
      <fieldset id={id} className={styles.filters} data-open={isOpen} aria-label="Filters">
        {offered.map((filter) => (
          <Filter key={filter.name} filter={filter} value={get(filter.name)} set={set} />
        ))}
      </fieldset>
    </>
  )
}

interface FilterProps {
  filter: ListFilter<never>
  value: string
  set: (name: string, value: string) => void
}

/** The selection shows at once; two thousand rows follow, deferred. */
function Filter({ filter: { name, label, all, options }, value, set }: FilterProps) {
  const current = options.some((option) => option.value === value) ? value : ''
  const [synced, setSynced] = useState(current)
  const [selected, setSelected] = useState(current)
  if (current !== synced) {
    setSynced(current)
    setSelected(current)
  }
  return (
    <SelectField
      label={label}
      name={`${name}-filter`}
      value={selected}
      options={[{ value: '', label: all }, ...options]}
      onChange={(chosen) => {
        setSelected(chosen)
        startTransition(() => set(name, chosen))
      }}
    />
  )
}
