import { useEffect, useEffectEvent, useId, useRef } from 'react'

import { paths } from '#model/paths/public-paths.ts'
import { Icon } from '#ui/pictures/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import { useLocalizePath, useMessages } from '../../messages/use-messages.ts'

import styles from './library-search-box.module.css'

/** Longer than any real query, and short enough for a URL. */
const LONGEST = 200

interface SearchBoxProps {
  value: string
  onChange: (text: string) => void
  /** Called when the user is about to type. */
  onApproach?: () => void
  /**
   * Called when the user wants the results. Returns false if there are none here, and the form must
   * be submitted to the server.
   */
  onSubmit: () => boolean
}

/** A plain HTML form: submitted before hydration, it searches on the server. */
export function LibrarySearchBox({ value, onChange, onApproach, onSubmit }: SearchBoxProps) {
  const messages = useMessages().library
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  const takeOver = useEffectEvent(() => {
    const query = input.current?.value
    if (query) onChange(query)
  })
  // Input from before hydration.
  useEffect(() => takeOver(), [])

  const clear = () => {
    onChange('')
    input.current?.focus()
  }

  return (
    <search>
      <form
        action={useLocalizePath()(paths.library)}
        method="get"
        className={styles.box}
        onPointerEnter={onApproach}
        onSubmit={(event) => {
          if (onSubmit()) event.preventDefault()
        }}
      >
        <label htmlFor={id}>
          <VisuallyHidden>{messages.search}</VisuallyHidden>
        </label>
        <input
          ref={input}
          id={id}
          name="q"
          type="search"
          className={styles.input}
          placeholder={messages.placeholder}
          autoComplete="off"
          // Most queries are names and transliterations; and a browser reads its dictionary at the
          // first letter, which takes it longer than the search.
          spellCheck={false}
          enterKeyHint="search"
          maxLength={LONGEST}
          value={value}
          onFocus={onApproach}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || value === '') return
            event.preventDefault()
            onChange('')
          }}
        />
        {value !== '' && (
          <button type="button" className={styles.clear} onClick={clear}>
            <Icon name="close" />
            <VisuallyHidden>{messages.clear}</VisuallyHidden>
          </button>
        )}
        <button type="submit" className={styles.submit}>
          <Icon name="search" />
          <VisuallyHidden>{messages.submit}</VisuallyHidden>
        </button>
      </form>
    </search>
  )
}
