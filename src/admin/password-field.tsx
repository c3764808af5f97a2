import { useState } from 'react'

import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'

import styles from './password-field.module.css'

interface PasswordFieldProps {
  label: string
  name: string
  value: string
  onChange: (text: string) => void
  autoComplete: 'current-password' | 'new-password'
  required?: boolean
  error?: string | undefined
}

/** A password that can be looked at while typing: tablets make slips likely. */
export function PasswordField({ required = true, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.password}>
      <TextField
        {...field}
        type={shown ? 'text' : 'password'}
        required={required}
        input={{ autoCapitalize: 'none', spellCheck: false }}
      />
      <Button
        tone="quiet"
        className={styles.reveal}
        aria-pressed={shown}
        aria-label="Show characters"
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </Button>
    </div>
  )
}
