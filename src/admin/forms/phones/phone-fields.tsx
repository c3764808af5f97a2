import { useDeferredValue } from 'react'

import type { FieldProps } from '#ui/fields/field.tsx'
import { TextField } from '#ui/fields/fields.tsx'
import { ListField } from '#ui/fields/list-field.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { usePhoneReader } from './use-phone-reader.ts'

import styles from './phone-fields.module.css'

interface PhoneListProps extends FieldProps {
  value: readonly string[]
  onChange: (numbers: string[]) => void
}

const dials = (number: string) => <WillDial typed={number} />

/** Numbers to call, one in each box, with what a phone will dial below each of them. */
export function PhoneListField(field: PhoneListProps) {
  const read = usePhoneReader()
  const isWrong = (number: string) => read?.(number).kind === 'wrong'
  return (
    <ListField
      itemLabel="Phone number"
      addLabel="Add phone number"
      type="tel"
      below={dials}
      isWrong={field.value.some(isWrong) ? isWrong : undefined}
      {...field}
    />
  )
}

interface PhoneProps extends FieldProps {
  value: string | null
  onChange: (number: string | null) => void
  hint: string
}

/** One number, or none. */
export function PhoneField({ hint, onChange, ...field }: PhoneProps) {
  return (
    <TextField
      type="tel"
      placeholder="+91"
      hint={
        <>
          {hint} <WillDial typed={field.value ?? ''} />
        </>
      }
      {...field}
      onChange={(number) => onChange(number || null)}
    />
  )
}

/** Spoken when typing pauses; a number that is not finished yet is not called wrong. */
function WillDial({ typed }: { typed: string }) {
  const read = usePhoneReader()
  const number = useDeferredValue(typed)
  const found = number.trim() === '' ? null : read?.(number)
  return (
    <output className={styles.dials} data-kind={found?.kind}>
      {found?.kind === 'number' && (
        <>
          <Icon name="check" /> Will dial {found.grouped}
        </>
      )}
      {found?.kind === 'short' && `${found.digits} is a short number: you will be asked about it.`}
      {found?.kind === 'wrong' && !found.mayGrow && found.why}
    </output>
  )
}
