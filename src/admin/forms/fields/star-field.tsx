import { useId } from 'react'

import { getDescribedBy, FieldNotes, type FieldProps } from '#ui/fields/field.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import styles from './star-field.module.css'

const SCALE = [1, 2, 3, 4, 5] as const

interface StarFieldProps extends Pick<FieldProps, 'label' | 'name' | 'error' | 'hint' | 'notice'> {
  /** Null in records from before ratings existed; visitors see those as five stars. */
  value: number | null
  onChange: (stars: number) => void
}

/** One to five stars as radio buttons, so that the arrow keys work. */
export function StarField({ label, name, value, onChange, ...notes }: StarFieldProps) {
  const { error, hint, notice } = notes
  const id = useId()
  const describedBy = getDescribedBy(id, notes)
  const rating = value ?? 5
  return (
    <fieldset className={styles.field} {...(describedBy && { 'aria-describedby': describedBy })}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.stars}>
        {SCALE.map((star) => (
          <label key={star} className={styles.star} data-on={star <= rating}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={rating === star}
              onChange={() => onChange(star)}
            />
            <Icon name="star" />
            <VisuallyHidden>{star === 1 ? '1 star' : `${star} stars`}</VisuallyHidden>
          </label>
        ))}
        <span className={styles.words} aria-hidden="true">
          {`${rating} of 5`}
        </span>
      </div>
      <FieldNotes id={id} hint={hint} error={error} mark={notice} />
    </fieldset>
  )
}
