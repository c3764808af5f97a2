import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'

import styles from './segments.module.css'

interface SegmentsProps<T extends string> {
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  className?: string | undefined
  onChange: (value: T) => void
}

/** Switches between two or three views; the pressed button is the current one. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  const { label, options, value, className, onChange } = props
  return (
    <fieldset className={classNames(styles.segments, className)} aria-label={label}>
      {options.map((option) => (
        <Button
          key={option.value}
          aria-pressed={value === option.value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </fieldset>
  )
}
