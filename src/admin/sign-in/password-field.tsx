import { useState } from 'react'

import { Button } from '#ui/button.tsx'
import { LabelledControl } from '#ui/fields/field.tsx'

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

/** A password field that can show its characters: typing errors are likely on a tablet. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, autoComplete, required = true, ...field } = props
  const [shown, setShown] = useState(false)
  return (
    <LabelledControl {...field} required={required}>
      {(tied) => (
        <div className={styles.password}>
          <input
            {...tied}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
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
      )}
    </LabelledControl>
  )
}
