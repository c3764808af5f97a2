import { WEEKDAYS } from '#model/days/day-names.ts'
import {
  parseWeekLine,
  formatWeekLine,
  type Weekday,
  type WeekSpan,
} from '#model/hours/hours-format.ts'
import { Button } from '#ui/button.tsx'
import { FieldGroup } from '#ui/fields/field-group.tsx'
import type { FieldProps } from '#ui/fields/field.tsx'
import { findByLabel, useNextFocus } from '#ui/fields/use-next-focus.ts'
import { Icon } from '#ui/pictures/icons.tsx'

import { SpanInputs } from './span-inputs.tsx'
import { UnreadLine } from './unread-line.tsx'

import styles from './hours.module.css'

export interface HoursFieldProps extends FieldProps {
  /** Lines of `hours-format.ts`, also incomplete ones. */
  value: readonly string[]
  onChange: (lines: string[]) => void
}

const NOT_YET = { opens: '', closes: '' }
/** The days that usually have the same hours. */
const WORKING_DAYS = WEEKDAYS.slice(0, 5)

/** The opening hours of each weekday; a day without hours is closed. */
export function WeekField({ value, onChange, ...field }: HoursFieldProps) {
  const spans = value.flatMap((line) => parseWeekLine(line) ?? [])
  const unread = [...new Set(value.filter((line) => !parseWeekLine(line)))]
  const on = (day: Weekday) => spans.filter((span) => span.day === day)

  const { within, focusNext } = useNextFocus<HTMLFieldSetElement>()

  function change(to: readonly WeekSpan[]): void {
    const inOrder = WEEKDAYS.flatMap((day) => to.filter((span) => span.day === day))
    onChange([...inOrder.map(formatWeekLine), ...unread])
  }

  function add(day: Weekday): void {
    focusNext(findByLabel(`${nameOf(day, on(day).length)}, opens`))
    change([...spans, { ...NOT_YET, day }])
  }

  function remove(span: WeekSpan): void {
    focusNext(findByLabel(addOn(span.day)))
    change(spans.filter((one) => one !== span))
  }

  const monday = on('Monday')
  const weekend = spans.filter(({ day }) => !WORKING_DAYS.includes(day))
  const alike = WORKING_DAYS.flatMap((day) => monday.map((span) => ({ ...span, day })))

  return (
    <FieldGroup ref={within} {...field}>
      <ul className={styles.days}>
        {WEEKDAYS.map((day) => (
          <li key={day} className={styles.day}>
            <span className={styles.name}>{day}</span>
            <div className={styles.spans}>
              {on(day).length === 0 && <span className={styles.closed}>Closed</span>}
              {on(day).map((span, at) => (
                <SpanInputs
                  // oxlint-disable-next-line react/no-array-index-key -- items have no other key
                  key={at}
                  label={nameOf(day, at)}
                  span={span}
                  isWrong={Boolean(field.error)}
                  onChange={(to) =>
                    change(spans.map((one) => (one === span ? { ...to, day } : one)))
                  }
                  onRemove={() => remove(span)}
                />
              ))}
            </div>
            <Button tone="quiet" aria-label={addOn(day)} onClick={() => add(day)}>
              <Icon name="plus" />
              Add hours
            </Button>
          </li>
        ))}
      </ul>
      {unread.map((line) => (
        <UnreadLine
          key={line}
          line={line}
          onRemove={() => onChange(value.filter((other) => other !== line))}
        />
      ))}
      {monday.length > 0 && (
        <Button onClick={() => change([...alike, ...weekend])}>
          Tuesday to Friday like Monday
        </Button>
      )}
    </FieldGroup>
  )
}

/** The name of a span: 'Monday', and then 'Monday 2'. */
const nameOf = (day: Weekday, at: number) => (at === 0 ? day : `${day} ${at + 1}`)
const addOn = (day: Weekday) => `Add hours on ${day}`
