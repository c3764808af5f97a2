import { adviseOnPassword } from './password-advice.ts'
import { PasswordField } from './password-field.tsx'

import styles from './new-password-fields.module.css'

interface NewPasswordFieldsProps {
  /** The username: a password that contains it is easy to guess. */
  username: string
  value: string
  repeated: string
  required: boolean
  label: string
  repeatLabel: string
  /** The hint while the field is empty. */
  hint?: string
  error?: string | undefined
  repeatError?: string | undefined
  onChange: (password: string) => void
  onRepeat: (password: string) => void
}

/** A new password and its repetition, with advice while typing. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { username, value, repeated, required, label, repeatLabel, error, repeatError } = props
  const { hint = 'Three or four unrelated words are strong and easy to remember.' } = props
  const advice = adviseOnPassword(value, username)
  return (
    <>
      <div className={styles.first}>
        <PasswordField
          label={label}
          name="new-password"
          autoComplete="new-password"
          required={required}
          value={value}
          error={error}
          onChange={props.onChange}
        />
        <output className={styles.advice} data-strength={value ? advice.strength : undefined}>
          {value ? advice.text : hint}
        </output>
      </div>
      <PasswordField
        label={repeatLabel}
        name="repeat-password"
        autoComplete="new-password"
        required={required}
        value={repeated}
        error={repeatError}
        onChange={props.onRepeat}
      />
    </>
  )
}
