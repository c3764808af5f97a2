import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'

import { LabelledControl, type FieldProps } from './field.tsx'

interface TextProps extends FieldProps {
  value: string | null
  onChange: (text: string) => void
  placeholder?: string | undefined
  autoComplete?: string | undefined
  /** The language of the input, if it is not the page's. */
  lang?: string | undefined
}

interface TextFieldProps extends TextProps {
  type?: 'text' | 'email' | 'url' | 'tel' | 'password' | 'search'
  /** Further props of the input, such as `autoCapitalize` or `onBlur`. */
  input?: InputHTMLAttributes<HTMLInputElement>
}

export function TextField({ value, onChange, type = 'text', input, ...rest }: TextFieldProps) {
  const { placeholder, autoComplete, lang, ...field } = rest
  return (
    <LabelledControl {...field}>
      {(tied) => (
        <input
          {...input}
          {...tied}
          type={type}
          placeholder={placeholder}
          autoComplete={autoComplete ?? tied.autoComplete}
          lang={lang}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </LabelledControl>
  )
}

interface TextAreaProps extends TextProps {
  rows?: number
  /** Further props of the text area, such as `onPaste`. */
  input?: TextareaHTMLAttributes<HTMLTextAreaElement>
}

export function TextArea({ value, onChange, rows = 4, input, ...rest }: TextAreaProps) {
  const { placeholder, autoComplete, lang, ...field } = rest
  return (
    <LabelledControl {...field}>
      {(tied) => (
        <textarea
          {...input}
          {...tied}
          rows={rows}
          placeholder={placeholder}
          autoComplete={autoComplete ?? tied.autoComplete}
          lang={lang}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </LabelledControl>
  )
}

interface NumberFieldProps<V extends number | null> extends FieldProps {
  value: V
  min: number
  max?: number
  /** The value of an empty input: null for 'not given', or a default. */
  blank: V
  onChange: (value: V) => void
}

export function NumberField<V extends number | null>(props: NumberFieldProps<V>) {
  const { value, blank, onChange, min, max, ...field } = props
  // The browser would refuse it in a bubble of its own; the form says below the field what is wrong.
  const isRefused =
    value !== null && (!Number.isInteger(value) || value < min || value > (max ?? value))
  return (
    <LabelledControl {...field}>
      {(tied) => (
        <input
          {...tied}
          type="number"
          inputMode="numeric"
          {...(isRefused ? { step: 'any' } : { min, max })}
          value={value ?? ''}
          // Scrolling the page over a number must not change it.
          onWheel={({ currentTarget }) => currentTarget.blur()}
          onChange={(event) => {
            // The typed number is a V, as V is `number` or `number | null`.
            const entered = event.target.valueAsNumber as V
            onChange(event.target.value === '' ? blank : entered)
          }}
        />
      )}
    </LabelledControl>
  )
}

interface CheckboxProps extends FieldProps {
  value: boolean
  onChange: (on: boolean) => void
}

export function Checkbox({ value, onChange, ...field }: CheckboxProps) {
  return (
    <LabelledControl {...field} labelBeside>
      {(tied) => (
        <input
          {...tied}
          type="checkbox"
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
    </LabelledControl>
  )
}

interface SelectFieldProps<V extends string> extends FieldProps {
  value: V
  options: readonly { value: V; label: ReactNode }[]
  onChange: (value: V) => void
}

export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const { value, options, onChange, ...field } = props
  return (
    <LabelledControl {...field}>
      {(tied) => (
        // Only these options can be selected.
        <select {...tied} value={value} onChange={(event) => onChange(event.target.value as V)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </LabelledControl>
  )
}
