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
  const [isVisible, setVisible] = useState(false)
  return (
    <LabelledControl {...field} required={required}>
      {(tied) => (
        <div className={styles.password}>
          <input
            {...tied}
            type={isVisible ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <Button
            tone="quiet"
            className={styles.reveal}
            aria-pressed={isVisible}
            aria-label="Show characters"
            onClick={() => setVisible(!isVisible)}
          >
            {isVisible ? 'Hide' : 'Show'}
          </Button>
        </div>
      )}
    </LabelledControl>
  )
}
