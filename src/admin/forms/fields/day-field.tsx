import { Labelled, type FieldProps } from '#ui/field.tsx'

interface DayFieldProps extends FieldProps {
  value: string | null
  onChange: (day: string) => void
}

/** A day of the calendar, chosen the way the device does it. */
export function DayField({ value, onChange, ...field }: DayFieldProps) {
  return (
    <Labelled {...field}>
      {(tied) => (
        <input
          {...tied}
          type="date"
          min="1900-01-01"
          max="2100-12-31"
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labelled>
  )
}
