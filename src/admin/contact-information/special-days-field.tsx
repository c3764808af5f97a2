import { readSpecialLine, writeSpecialLine, type SpecialDays } from '#model/hours/hours-lines.ts'
import { Button } from '#ui/button.tsx'
import { FieldGroup } from '#ui/fields/field-group.tsx'
import { Labelled } from '#ui/fields/field.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { DayField } from '../forms/fields/day-field.tsx'
import { SpanInputs } from './span-inputs.tsx'
import type { HoursFieldProps } from './week-field.tsx'

import styles from './hours.module.css'

const NOT_YET: SpecialDays = { from: '', to: '', spans: [], note: '' }
const NOTE_LETTERS = 100

/** Days that are otherwise than their weekdays: closed, or with hours of their own. */
export function SpecialDaysField({ value, onChange, ...field }: HoursFieldProps) {
  const entries = value.flatMap((line) => readSpecialLine(line) ?? [])
  const change = (to: readonly SpecialDays[]) => onChange(to.map(writeSpecialLine))

  return (
    <FieldGroup {...field}>
      {entries.map((days, at) => (
        <Entry
          // oxlint-disable-next-line react/no-array-index-key -- the place is all it has
          key={at}
          place={at + 1}
          days={days}
          onChange={(to) => change(entries.with(at, to))}
          onRemove={() => change(entries.toSpliced(at, 1))}
        />
      ))}
      <Button onClick={() => change([...entries, NOT_YET])}>
        <Icon name="plus" />
        Add days
      </Button>
    </FieldGroup>
  )
}

interface EntryProps {
  place: number
  days: SpecialDays
  onChange: (days: SpecialDays) => void
  onRemove: () => void
}

function Entry({ place, days, onChange, onRemove }: EntryProps) {
  const { from, to, spans, note } = days
  const called = `Different days ${place}`
  const put = (part: Partial<SpecialDays>) => onChange({ ...days, ...part })
  return (
    <fieldset aria-label={called} className={styles.entry}>
      <div className={styles.dates}>
        <DayField label="First day" name="" value={from} onChange={(day) => put({ from: day })} />
        <DayField
          label="Last day, if there are several"
          name=""
          value={to}
          {...(from && { min: from })}
          onChange={(day) => put({ to: day })}
        />
      </div>
      <div className={styles.spans}>
        {spans.length === 0 && <span className={styles.closed}>Closed</span>}
        {spans.map((span, at) => (
          <SpanInputs
            // oxlint-disable-next-line react/no-array-index-key -- the place is all it has
            key={at}
            of={`${called}, time ${at + 1}`}
            span={span}
            onChange={(one) => put({ spans: spans.with(at, one) })}
            onRemove={() => put({ spans: spans.toSpliced(at, 1) })}
          />
        ))}
        <Button
          tone="quiet"
          aria-label={`Add hours to ${called.toLowerCase()}`}
          onClick={() => put({ spans: [...spans, { opens: '', closes: '' }] })}
        >
          <Icon name="plus" />
          Add hours
        </Button>
      </div>
      <Labelled label="Why, if patients should know" name="">
        {(tied) => (
          <input
            {...tied}
            maxLength={NOTE_LETTERS}
            value={note}
            onChange={(event) => put({ note: event.target.value })}
          />
        )}
      </Labelled>
      <Button tone="quiet" aria-label={`Remove ${called.toLowerCase()}`} onClick={onRemove}>
        <Icon name="trash" />
        Remove
      </Button>
    </fieldset>
  )
}
