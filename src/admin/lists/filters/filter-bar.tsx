import { startTransition, useState } from 'react'

import { SelectField } from '#ui/fields/fields.tsx'

import type { ListFilter } from './list-filter.ts'

import styles from './filter-bar.module.css'

interface FilterBarProps {
  filters: readonly ListFilter<never>[]
  get: (name: string) => string
  set: (name: string, value: string) => void
}

/** The filters of a list, side by side; one without options is not drawn. */
export function FilterBar({ filters, get, set }: FilterBarProps) {
  const offered = filters.filter(({ options }) => options.length > 0)
  if (offered.length === 0) return null
  return (
    <fieldset className={styles.filters} aria-label="Filters">
      {offered.map((filter) => (
        <Filter key={filter.name} filter={filter} value={get(filter.name)} set={set} />
      ))}
    </fieldset>
  )
}

interface FilterProps {
  filter: ListFilter<never>
  value: string
  set: (name: string, value: string) => void
}

/** The choice shows at once; two thousand rows follow when there is time. */
function Filter({ filter: { name, label, all, options }, value, set }: FilterProps) {
  const known = options.some((option) => option.value === value) ? value : ''
  const [told, setTold] = useState(known)
  const [shown, setShown] = useState(known)
  if (known !== told) {
    setTold(known)
    setShown(known)
  }
  return (
    <SelectField
      label={label}
      name={`${name}-filter`}
      value={shown}
      options={[{ value: '', label: all }, ...options]}
      onChange={(chosen) => {
        setShown(chosen)
        startTransition(() => set(name, chosen))
      }}
    />
  )
}
