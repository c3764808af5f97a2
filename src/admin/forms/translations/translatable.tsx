import type { ComponentType, ReactNode } from 'react'

import type { FieldProps } from '#ui/fields/field.tsx'

import { TranslationDisclosure } from './translation-disclosure.tsx'
import type { TranslationField } from './translation-fields.ts'

import styles from './translations.module.css'

interface ValueProps<V> {
  value: V
  lang?: string | undefined
}

type Translatable<P extends FieldProps & ValueProps<unknown>> = Omit<P, 'hint'> & {
  /** A hint may depend on the text above it. */
  hint?: ReactNode | ((text: P['value']) => ReactNode)
  translations?: readonly TranslationField[] | undefined
}

/** A field with its translations below it, each in a field of the same kind. */
export function makeTranslatable<P extends FieldProps & ValueProps<unknown>>(
  Field: ComponentType<P>,
) {
  return function TranslatableField({ translations = [], hint, ...rest }: Translatable<P>) {
    const renderField = (change: Partial<TranslationField['field']>) => {
      const props = { ...rest, ...change } as unknown as P
      return <Field {...props} hint={typeof hint === 'function' ? hint(props.value) : hint} />
    }
    if (translations.length === 0) return renderField({})
    return (
      <div className={styles.texts}>
        {renderField({})}
        {translations.map((one) => (
          <TranslationDisclosure key={one.language} label={rest.label} translation={one}>
            {() => renderField(one.field)}
          </TranslationDisclosure>
        ))}
      </div>
    )
  }
}
