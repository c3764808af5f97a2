import { useState } from 'react'

import type { FieldProps } from '#ui/fields/field.tsx'
import { NumberField } from '#ui/fields/fields.tsx'

import styles from './order-field.module.css'

interface OrderFieldProps extends FieldProps {
  value: number
  onChange: (value: number) => void
}

/** The number of a record's place, folded away: in the list it is dragged there. */
export function OrderField({ hint = 'Smaller numbers come first.', ...field }: OrderFieldProps) {
  const [isOpen, setOpen] = useState(false)
  // A mistake or a question must be in sight.
  const mustShow = field.error !== undefined || field.notice?.isQuestion === true
  if (mustShow && !isOpen) setOpen(true)
  return (
    <details
      open={isOpen}
      // The browser complains of what it finds wrong only where it can show it.
      onInvalidCapture={() => setOpen(true)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>Order</summary>
      <NumberField hint={hint} min={0} blank={0} {...field} />
    </details>
  )
}
