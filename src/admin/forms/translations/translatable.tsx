import type { ComponentType, ReactNode } from 'react'

import type { FieldProps } from '#ui/fields/field.tsx'

import { TranslationDisclosure } from './translation-disclosure.tsx'
import type { TranslatedProps, TranslationField } from './translation-fields.ts'

import styles from './translations.module.css'

interface TranslationProps<V> {
  /** A hint that depends on the text above it. */
  hintOf?: ((text: V) => ReactNode) | undefined
  translations?: readonly TranslationField<V>[] | undefined
}

/**
 * A field with its translations below it, each in a field of the same kind. A translation replaces
 * the props that TranslationField names, and shares all others with its text.
 */
export function makeTranslatable<P extends FieldProps & TranslatedProps<unknown>>(
  Field: ComponentType<P>,
) {
  return function TranslatableField(props: P & TranslationProps<P['value']>) {
    const { label, value, hint, hintOf, translations = [] } = props
    const field = <Field {...props} hint={hintOf ? hintOf(value) : hint} />
    if (translations.length === 0) return field
    return (
      <div className={styles.texts}>
        {field}
        {translations.map((one) => (
          <TranslationDisclosure key={one.language} label={label} translation={one}>
            {() => (
              <Field {...props} hint={hintOf ? hintOf(one.field.value) : hint} {...one.field} />
            )}
          </TranslationDisclosure>
        ))}
      </div>
    )
  }
}
