import { useEffect, useEffectEvent, useId, useRef } from 'react'

import { paths } from '#model/paths/public-paths.ts'
import { Icon } from '#ui/pictures/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import { useLocalizePath, useMessages } from '../../messages/use-messages.ts'

import styles from './library-search-box.module.css'

/** Nobody types more, and an address takes no more of it. */
const LONGEST = 200

interface SearchBoxProps {
  value: string
  onChange: (text: string) => void
  /** Somebody is about to type. */
  onApproach?: () => void
  /** Somebody wants the results. False when there are none here, and the server has to be asked. */
  onSubmit: () => boolean
}

/** A plain HTML form: sent before the script has loaded, the server searches. */
export function LibrarySearchBox({ value, onChange, onApproach, onSubmit }: SearchBoxProps) {
  const messages = useMessages().library
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value
    if (typed) onChange(typed)
  })
  // What was typed while the script was on its way.
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
