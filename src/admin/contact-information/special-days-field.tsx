import { getClinicDay } from '#model/days/clinic-day.ts'
import { parseSpecialLine, formatSpecialLine, type SpecialDays } from '#model/hours/hours-format.ts'
import { Button } from '#ui/button.tsx'
import { FieldGroup } from '#ui/fields/field-group.tsx'
import { LabelledControl } from '#ui/fields/field.tsx'
import { findByLabel, useNextFocus } from '#ui/fields/use-next-focus.ts'
import { Icon } from '#ui/pictures/icons.tsx'

import { DayField } from '../forms/fields/day-field.tsx'
import { SpanInputs } from './span-inputs.tsx'
import { UnreadLine } from './unread-line.tsx'
import type { HoursFieldProps } from './week-field.tsx'

import styles from './hours.module.css'

const NOT_YET: SpecialDays = { from: '', to: '', spans: [], note: '' }
const NOTE_LETTERS = 100

/** Days that differ from their weekday: closed, or with hours of their own. */
export function SpecialDaysField({ value, onChange, ...field }: HoursFieldProps) {
  const { within, focusNext } = useNextFocus<HTMLFieldSetElement>()

  function add(): void {
    focusNext((group) => group.querySelector<HTMLElement>('fieldset:last-of-type input'))
    // Mostly it is for today.
    onChange([...value, formatSpecialLine({ ...NOT_YET, from: getClinicDay() })])
  }

  function remove(at: number): void {
    focusNext((group) => group.querySelector<HTMLElement>(':scope > button'))
    onChange(value.toSpliced(at, 1))
  }

  return (
    <FieldGroup ref={within} {...field}>
      {value.map((line, at) => (
        <Line
          // oxlint-disable-next-line react/no-array-index-key -- items have no other key
          key={at}
          line={line}
          place={at + 1}
          isWrong={Boolean(field.error)}
          onChange={(to) => onChange(value.with(at, to))}
          onRemove={() => remove(at)}
        />
      ))}
      <Button onClick={add}>
        <Icon name="plus" />
        Add days
      </Button>
    </FieldGroup>
  )
}

interface LineProps extends Pick<EntryProps, 'place' | 'isWrong' | 'onRemove'> {
  line: string
  onChange: (line: string) => void
}

function Line({ line, onChange, ...entry }: LineProps) {
  const days = parseSpecialLine(line)
  if (!days) return <UnreadLine line={line} onRemove={entry.onRemove} />
  return <Entry {...entry} days={days} onChange={(to) => onChange(formatSpecialLine(to))} />
}

interface EntryProps {
  place: number
  days: SpecialDays
  isWrong: boolean
  onChange: (days: SpecialDays) => void
  onRemove: () => void
}

function Entry({ place, days, isWrong, onChange, onRemove }: EntryProps) {
  const { from, to, spans, note } = days
  const called = `Different days ${place}`
  const { within, focusNext } = useNextFocus<HTMLFieldSetElement>()
  const put = (part: Partial<SpecialDays>) => onChange({ ...days, ...part })
  const addHours = `Add hours to ${called.toLowerCase()}`
  const timeOf = (at: number) => `${called}, time ${at + 1}`

  function add(): void {
    focusNext(findByLabel(`${timeOf(spans.length)}, opens`))
    put({ spans: [...spans, { opens: '', closes: '' }] })
  }

  function remove(at: number): void {
    focusNext(findByLabel(addHours))
    put({ spans: spans.toSpliced(at, 1) })
  }

  return (
    <fieldset ref={within} aria-label={called} className={styles.entry}>
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
            // oxlint-disable-next-line react/no-array-index-key -- items have no other key
            key={at}
            label={timeOf(at)}
            span={span}
            isWrong={isWrong}
            onChange={(one) => put({ spans: spans.with(at, one) })}
            onRemove={() => remove(at)}
          />
        ))}
        <Button tone="quiet" aria-label={addHours} onClick={add}>
          <Icon name="plus" />
          Add hours
        </Button>
      </div>
      <LabelledControl label="Why, if patients should know" name="">
        {(tied) => (
          <input
            {...tied}
            maxLength={NOTE_LETTERS}
            value={note}
            onChange={(event) => put({ note: event.target.value })}
          />
        )}
      </LabelledControl>
      <Button tone="quiet" aria-label={`Remove ${called.toLowerCase()}`} onClick={onRemove}>
        <Icon name="trash" />
        Remove
      </Button>
    </fieldset>
  )
}
