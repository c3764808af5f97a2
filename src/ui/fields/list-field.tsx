import { useId, type ReactNode } from 'react'

import { Button } from '../button.tsx'
import { Icon } from '../pictures/icons.tsx'
import { getDescribedBy, FieldNotes, RequiredMarker, type FieldProps } from './field.tsx'
import { useNextFocus } from './use-next-focus.ts'

import styles from './fields.module.css'

interface ListFieldProps extends FieldProps {
  value: readonly string[]
  onChange: (items: string[]) => void
  /** The label of one entry: 'Phone number'. */
  itemLabel: string
  addLabel: string
  type?: 'text' | 'email' | 'tel'
  /** Rendered below each entry. */
  below?: (item: string) => ReactNode
  /** Whether the error is about an entry; by default it is about all of them. */
  isWrong?: ((item: string) => boolean) | undefined
}

/** Short texts, one input each. The form drops empty ones when it saves. */
export function ListField({ label, name, value, onChange, itemLabel, ...rest }: ListFieldProps) {
  const id = useId()
  const {
    addLabel,
    type = 'text',
    below,
    isWrong = () => true,
    required,
    disabled,
    error,
    hint,
    notice,
  } = rest
  // There is always an input; entries have no ids, only positions.
  const items = value.length === 0 ? [''] : value
  const describedBy = getDescribedBy(id, rest)
  const { within, focusNext } = useNextFocus<HTMLFieldSetElement>()

  function change(to: string[], focus: number): void {
    focusNext((list) => list.querySelectorAll('input')[focus])
    onChange(to)
  }

  return (
    <fieldset
      ref={within}
      className={styles.list}
      disabled={disabled}
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <legend className={styles.label}>
        {label}
        {required && <RequiredMarker />}
      </legend>
      {items.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the place is all an entry has
        <div key={at} className={styles.row}>
          <div className={styles.entry}>
            <input
              className={styles.input}
              name={name}
              type={type}
              autoComplete="off"
              aria-label={`${itemLabel} ${at + 1}`}
              {...(error && isWrong(item) && { 'aria-invalid': true })}
              required={Boolean(required) && at === 0}
              value={item}
              onChange={(event) => onChange(items.with(at, event.target.value))}
            />
            {items.length > 1 && (
              <Button
                tone="quiet"
                aria-label={`Remove ${itemLabel} ${at + 1}`}
                onClick={() => change(items.toSpliced(at, 1), Math.max(at - 1, 0))}
              >
                <Icon name="trash" />
                <span className={styles.word}>Remove</span>
              </Button>
            )}
          </div>
          {below?.(item)}
        </div>
      ))}
      <FieldNotes id={id} hint={hint} error={error} mark={notice} />
      <Button onClick={() => change([...items, ''], items.length)}>
        <Icon name="plus" />
        {addLabel}
      </Button>
    </fieldset>
  )
}
