import type { Span } from '#model/hours/opening-status.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import styles from './hours.module.css'

interface SpanInputsProps {
  /** Whose time it is, for those who cannot see where it stands: 'Monday'. */
  of: string
  span: Span
  /** Whether something is wrong among the times: an empty one may be what is asked for. */
  isWrong: boolean
  onChange: (span: Span) => void
  onRemove: () => void
}

/** From when to when, with what removes it. */
export function SpanInputs({ of, span, isWrong, onChange, onRemove }: SpanInputsProps) {
  return (
    <div className={styles.span}>
      <input
        type="time"
        className={styles.time}
        aria-label={`${of}, opens`}
        {...asked(isWrong, span.opens)}
        value={span.opens}
        onChange={(event) => onChange({ ...span, opens: event.target.value })}
      />
      <span aria-hidden="true">–</span>
      <input
        type="time"
        className={styles.time}
        aria-label={`${of}, closes`}
        {...asked(isWrong, span.closes)}
        value={span.closes}
        onChange={(event) => onChange({ ...span, closes: event.target.value })}
      />
      <Button
        tone="quiet"
        aria-label={`Remove ${of}, ${span.opens || '…'} to ${span.closes || '…'}`}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </Button>
    </div>
  )
}

const asked = (isWrong: boolean, time: string) =>
  isWrong && time === '' && ({ 'aria-invalid': true } as const)
