import type { Span } from '#model/hours/opening-status.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import styles from './hours.module.css'

interface SpanInputsProps {
  /** The name of the span for screen readers: 'Monday'. */
  label: string
  span: Span
  /** Whether the times have an error: an empty one may be its cause. */
  isWrong: boolean
  onChange: (span: Span) => void
  onRemove: () => void
}

/** Inputs for one time span, with a button that removes it. */
export function SpanInputs({ label, span, isWrong, onChange, onRemove }: SpanInputsProps) {
  return (
    <div className={styles.span}>
      <input
        type="time"
        className={styles.time}
        aria-label={`${label}, opens`}
        {...createInvalidAttribute(isWrong, span.opens)}
        value={span.opens}
        onChange={(event) => onChange({ ...span, opens: event.target.value })}
      />
      <span aria-hidden="true">–</span>
      <input
        type="time"
        className={styles.time}
        aria-label={`${label}, closes`}
        {...createInvalidAttribute(isWrong, span.closes)}
        value={span.closes}
        onChange={(event) => onChange({ ...span, closes: event.target.value })}
      />
      <Button
        tone="quiet"
        aria-label={`Remove ${label}, ${span.opens || '…'} to ${span.closes || '…'}`}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </Button>
    </div>
  )
}

const createInvalidAttribute = (isWrong: boolean, time: string) =>
  isWrong && time === '' && ({ 'aria-invalid': true } as const)
