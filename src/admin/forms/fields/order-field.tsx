import { useState } from 'react'

import type { FieldProps } from '#ui/fields/field.tsx'
import { NumberField } from '#ui/fields/fields.tsx'

import styles from './order-field.module.css'

interface OrderFieldProps extends FieldProps {
  value: number
  onChange: (value: number) => void
}

/** The record's position as a number, collapsed: staff usually drag records in the list. */
export function OrderField({ hint = 'Smaller numbers come first.', ...field }: OrderFieldProps) {
  const [isOpen, setOpen] = useState(false)
  // An error or a conflict must be visible.
  const mustShow = field.error !== undefined || field.notice?.isQuestion === true
  if (mustShow && !isOpen) setOpen(true)
  return (
    <details
      open={isOpen}
      // The browser reports an invalid input only if it is visible.
      onInvalidCapture={() => setOpen(true)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>Order</summary>
      <NumberField hint={hint} min={0} blank={0} {...field} />
    </details>
  )
}
