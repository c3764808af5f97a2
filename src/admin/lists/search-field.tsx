import { startTransition, useState } from 'react'

import { Icon } from '#ui/pictures/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import styles from './search-field.module.css'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
  /** The number of matches, announced during typing; left out if the screen shows it. */
  found?: string
}

/** Typed letters show at once; the list follows, deferred. */
export function SearchField({ label, value, onChange, found }: SearchFieldProps) {
  const [query, setQuery] = useState(value)
  return (
    <search className={styles.search}>
      <Icon name="search" />
      <input
        type="search"
        spellCheck={false}
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={query}
        onKeyDown={(event) => {
          // In a form, Enter would save it.
          if (event.key === 'Enter') event.preventDefault()
        }}
        onChange={(event) => {
          const text = event.target.value
          setQuery(text)
          startTransition(() => onChange(text))
        }}
      />
      {found !== undefined && (
        <VisuallyHidden>
          <output>{value && found}</output>
        </VisuallyHidden>
      )}
    </search>
  )
}
