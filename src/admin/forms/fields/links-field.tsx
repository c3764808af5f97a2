import { useDeferredValue, useState } from 'react'

import { getForeignLanguage } from '#model/translations.ts'
import { FieldGroup } from '#ui/fields/field-group.tsx'
import type { FieldProps } from '#ui/fields/field.tsx'

import { matchesAllTerms, tokenizeSearch } from '../../lists/list-search.ts'
import { SearchField } from '../../lists/search-field.tsx'

import styles from './links-field.module.css'

export interface LinkOption {
  id: string
  name: string
  /** What it is found by, folded; asked for only when something is sought. */
  text: () => string
  /** Why visitors do not see it, such as 'draft'; they are not shown the link either. */
  hidden?: string | null
}

interface LinksFieldProps extends FieldProps {
  value: readonly string[]
  /** Undefined until they were read. */
  options: readonly LinkOption[] | undefined
  onChange: (ids: string[]) => void
}

/** As many as are looked through without a search. */
const FEW = 12
/** Of a long list, no more than these are drawn. */
const DRAWN = 40

/** Other records, ticked by name; visitors see them in the order in which they were ticked. */
export function LinksField({ value, options, onChange, ...field }: LinksFieldProps) {
  const [sought, setSought] = useState('')
  // What was ticked stays in sight after it is not: the focus is there.
  const [kept, setKept] = useState(value)
  const words = tokenizeSearch(useDeferredValue(sought))
  const known = options ? withUnknown(options, value) : []
  const found = words.length
    ? known.filter((option) => matchesAllTerms(option.text(), words))
    : known
  const shown = new Set(found.slice(0, DRAWN).map((option) => option.id))
  for (const one of [...kept, ...value]) shown.add(one)

  function toggle(chosen: string): void {
    setKept([...kept, chosen])
    onChange(value.includes(chosen) ? value.filter((one) => one !== chosen) : [...value, chosen])
  }

  return (
    <FieldGroup {...field}>
      <Chosen ids={value} options={known} />
      {known.length > FEW && (
        <SearchField
          label={`Search: ${field.label}`}
          value={sought}
          onChange={setSought}
          found={`${found.length} found`}
        />
      )}
      <ul className={styles.options}>
        {known
          .filter((option) => shown.has(option.id))
          .map((option) => (
            <li key={option.id}>
              <label className={styles.option}>
                <input
                  type="checkbox"
                  checked={value.includes(option.id)}
                  {...(field.error && { 'aria-invalid': true })}
                  onChange={() => toggle(option.id)}
                />
                <span lang={getForeignLanguage(option.name)}>{namedIn(option)}</span>
              </label>
            </li>
          ))}
      </ul>
      {found.length > DRAWN && (
        <p className={styles.more}>
          {`Type in the search to see the other ${found.length - DRAWN}.`}
        </p>
      )}
    </FieldGroup>
  )
}

interface ChosenProps {
  ids: readonly string[]
  options: readonly LinkOption[]
}

/** The order in which visitors see them. */
function Chosen({ ids, options }: ChosenProps) {
  const chosen = ids.flatMap((id) => options.find((option) => option.id === id) ?? [])
  return (
    <output className={styles.chosen}>
      {chosen.length === 0 ? 'None chosen' : `On the page: ${chosen.map(namedIn).join(', ')}`}
    </output>
  )
}

const namedIn = ({ name, hidden }: LinkOption) => (hidden ? `${name} (${hidden})` : name)

/** What was deleted since it was chosen can still be taken off the list. */
function withUnknown(options: readonly LinkOption[], value: readonly string[]): LinkOption[] {
  const gone = value.filter((id) => options.every((option) => option.id !== id))
  return [...options, ...gone.map((id) => ({ id, name: 'No longer there', text: () => '' }))]
}
