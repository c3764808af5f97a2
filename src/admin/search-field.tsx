import { Icon } from '#ui/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import styles from './search-field.module.css'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
  /** How many rows are left, said to screen readers as one types. */
  found: string
}

export function SearchField({ label, value, onChange, found }: SearchFieldProps) {
  return (
    <search className={styles.search}>
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <VisuallyHidden>
        <output>{value && found}</output>
      </VisuallyHidden>
    </search>
  )
}
