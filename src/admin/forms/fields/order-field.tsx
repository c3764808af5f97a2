import { useState } from 'react'

import type { FieldProps } from '#ui/fields/field.tsx'
import { NumberField } from '#ui/fields/fields.tsx'

import styles from './order-field.module.css'

const ORDER_HINT =
  'A number to sort by: smaller numbers come first, and 0 before all others. The list shows the place, from 1; to change it there, drag or use the menu.'

interface OrderFieldProps extends FieldProps {
  hint?: string
  value: number
  onChange: (value: number) => void
}

/** The record's position as a number, collapsed: staff usually drag records in the list. */
export function OrderField({ hint, ...field }: OrderFieldProps) {
  const [isOpen, setOpen] = useState(false)
  // An error or a conflict must be visible.
  const mustShow = field.error !== undefined || field.notice?.isQuestion === true
  if (mustShow && !isOpen) setOpen(true)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>Order</summary>
      <NumberField
        hint={hint ? `${ORDER_HINT} ${hint}` : ORDER_HINT}
        min={0}
        blank={0}
        {...field}
      />
    </details>
  )
}
