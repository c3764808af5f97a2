import { useDeferredValue, useRef } from 'react'

import { Button } from '#ui/button.tsx'
import type { FieldProps } from '#ui/fields/field.tsx'
import { TextField } from '#ui/fields/fields.tsx'
import { ListField } from '#ui/fields/list-field.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { findFieldControl } from '../find-field-control.ts'
import type { ParsedPhone } from './parse-phone.ts'
import { usePhoneParser } from './use-phone-parser.ts'
import type { ShortNumbers } from './use-short-numbers.ts'

import styles from './phone-fields.module.css'

interface PhoneListProps extends FieldProps {
  value: readonly string[]
  onChange: (numbers: string[]) => void
  short: ShortNumbers
  /** The stored numbers: they need no confirmation. */
  stored: readonly string[]
}

/** One input per phone number, each with a preview of the dialled number. */
export function PhoneListField({ short, stored, ...field }: PhoneListProps) {
  const read = usePhoneParser()
  const needsConfirmation = (number: string) => !stored.includes(number)
  const isWrong = (number: string) => {
    const found = read?.(number)
    if (found?.kind === 'short')
      return needsConfirmation(number) && !short.isConfirmed(found.digits)
    return found?.kind === 'wrong'
  }
  return (
    <ListField
      itemLabel="Phone number"
      addLabel="Add phone number"
      type="tel"
      below={willDial(short, needsConfirmation)}
      isWrong={field.value.some(isWrong) ? isWrong : undefined}
      {...field}
    />
  )
}

const willDial =
  (short: ShortNumbers, needsConfirmation: (number: string) => boolean) => (number: string) => (
    <WillDial input={number} short={needsConfirmation(number) ? short : null} />
  )

interface PhoneProps extends FieldProps {
  value: string | null
  onChange: (number: string | null) => void
  hint: string
  short: ShortNumbers
  stored: string | null
}

/** One number, or none. */
export function PhoneField({ hint, short, stored, onChange, ...field }: PhoneProps) {
  const needsConfirmation = field.value !== stored
  return (
    <TextField
      type="tel"
      placeholder="+91"
      hint={
        <>
          {hint} <WillDial input={field.value ?? ''} short={needsConfirmation ? short : null} />
        </>
      }
      {...field}
      onChange={(number) => onChange(number || null)}
    />
  )
}

interface WillDialProps {
  input: string
  /** Null if there is nothing to confirm. */
  short: ShortNumbers | null
}

/** Announced when typing pauses. */
function WillDial({ input, short }: WillDialProps) {
  const read = usePhoneParser()
  const number = useDeferredValue(input)
  const found = number.trim() === '' ? null : (read?.(number) ?? null)
  const description = describePhone(found, short)
  return (
    <>
      <output className={styles.dials} data-kind={description?.kind}>
        {description?.kind === 'number' && <Icon name="check" />}
        {description && <span>{description.text}</span>}
      </output>
      {description?.kind === 'short' && (
        <ConfirmShortNumber
          digits={description.digits}
          onConfirm={() => short?.confirm(description.digits)}
        />
      )}
    </>
  )
}

type PhoneDescription =
  | { kind: 'number' | 'wrong'; text: string }
  | { kind: 'short'; text: string; digits: string }

/** Describes a number; an incomplete one is not reported as wrong yet. */
function describePhone(
  found: ParsedPhone | null,
  short: ShortNumbers | null,
): PhoneDescription | null {
  if (found?.kind === 'number') return { kind: 'number', text: `Will dial ${found.grouped}` }
  if (found?.kind === 'wrong') return found.mayGrow ? null : { kind: 'wrong', text: found.why }
  if (!found) return null
  const { digits } = found
  if (!short || short.isConfirmed(digits)) return { kind: 'number', text: `Will dial ${digits}` }
  const text = `${digits} is a short number, such as an emergency line. Is that right?`
  return { kind: 'short', text, digits }
}

function ConfirmShortNumber({ digits, onConfirm }: { digits: string; onConfirm: () => void }) {
  const part = useRef<HTMLSpanElement>(null)
  return (
    <span ref={part} className={styles.confirm}>
      <Button
        onClick={() => {
          // The button disappears: move the focus.
          findFieldControl(part.current)?.focus()
          onConfirm()
        }}
      >
        {`Yes, ${digits} is right`}
      </Button>
    </span>
  )
}
