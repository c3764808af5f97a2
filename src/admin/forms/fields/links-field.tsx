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
  /** Returns the folded search text; called only during a search. */
  text: () => string
  /** Why visitors do not see the record, such as 'draft'; they do not see the link either. */
  hidden?: string | null
}

interface LinksFieldProps extends FieldProps {
  value: readonly string[]
  /** Undefined while loading. */
  options: readonly LinkOption[] | undefined
  onChange: (ids: string[]) => void
}

/** Lists up to this length need no search. */
const FEW = 12
/** The maximum number of rendered options. */
const MAX_RENDERED = 40

/** Links to other records, selected by name and shown to visitors in the order of selection. */
export function LinksField({ value, options, onChange, ...field }: LinksFieldProps) {
  const [sought, setSought] = useState('')
  // A deselected option stays visible: it has the focus.
  const [everChosen, setEverChosen] = useState(value)
  const words = tokenizeSearch(useDeferredValue(sought))
  const allOptions = options ? addUnknownOptions(options, value) : []
  const found = words.length
    ? allOptions.filter((option) => matchesAllTerms(option.text(), words))
    : allOptions
  const visible = new Set(found.slice(0, MAX_RENDERED).map((option) => option.id))
  for (const one of [...everChosen, ...value]) visible.add(one)

  function toggle(chosen: string): void {
    setEverChosen([...everChosen, chosen])
    onChange(value.includes(chosen) ? value.filter((one) => one !== chosen) : [...value, chosen])
  }

  return (
    <FieldGroup {...field}>
      <Chosen ids={value} options={allOptions} />
      {allOptions.length > FEW && (
        <SearchField
          label={`Search: ${field.label}`}
          value={sought}
          onChange={setSought}
          found={`${found.length} found`}
        />
      )}
      <ul className={styles.options}>
        {allOptions
          .filter((option) => visible.has(option.id))
          .map((option) => (
            <li key={option.id}>
              <label className={styles.option}>
                <input
                  type="checkbox"
                  checked={value.includes(option.id)}
                  {...(field.error && { 'aria-invalid': true })}
                  onChange={() => toggle(option.id)}
                />
                <span lang={getForeignLanguage(option.name)}>{getOptionName(option)}</span>
              </label>
            </li>
          ))}
      </ul>
      {found.length > MAX_RENDERED && (
        <p className={styles.more}>
          {`Type in the search to see the other ${found.length - MAX_RENDERED}.`}
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
      {chosen.length === 0 ? 'None chosen' : `On the page: ${chosen.map(getOptionName).join(', ')}`}
    </output>
  )
}

const getOptionName = ({ name, hidden }: LinkOption) => (hidden ? `${name} (${hidden})` : name)

/** A deleted record can still be removed from the list. */
function addUnknownOptions(options: readonly LinkOption[], value: readonly string[]): LinkOption[] {
  const gone = value.filter((id) => options.every((option) => option.id !== id))
  return [...options, ...gone.map((id) => ({ id, name: 'No longer there', text: () => '' }))]
}
