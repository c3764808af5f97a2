import { DAY_LIMITS } from '#model/columns.ts'
import { LabelledControl, type FieldProps } from '#ui/fields/field.tsx'

interface DayFieldProps extends FieldProps {
  value: string | null
  min?: string
  max?: string
  onChange: (day: string) => void
}

/** A calendar day, selected with the device's own date picker. */
export function DayField({ value, onChange, ...rest }: DayFieldProps) {
  // With a last day, browsers take no fifth digit of a year.
  const { min = DAY_LIMITS.min, max = DAY_LIMITS.max, ...field } = rest
  return (
    <LabelledControl {...field}>
      {(tied) => (
        <input
          {...tied}
          type="date"
          min={min}
          max={max}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </LabelledControl>
  )
}
