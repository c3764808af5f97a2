import type { ComponentType, ReactNode } from 'react'

import type { FieldProps } from '#ui/fields/field.tsx'

import { TranslationPart } from './translation-disclosure.tsx'
import type { Translation } from './translation-fields.ts'

import styles from './translations.module.css'

interface Typed<V> {
  value: V
  lang?: string | undefined
}

type Translatable<P extends FieldProps & Typed<unknown>> = Omit<P, 'hint'> & {
  /** A hint may depend on the text it stands below. */
  hint?: ReactNode | ((text: P['value']) => ReactNode)
  translations?: readonly Translation[] | undefined
}

/** A field with the same text in other languages below it, each in a field of the same kind. */
export function translatable<P extends FieldProps & Typed<unknown>>(Field: ComponentType<P>) {
  return function TranslatableField({ translations = [], hint, ...rest }: Translatable<P>) {
    const draw = (change: Partial<Translation['field']>) => {
      const props = { ...rest, ...change } as unknown as P
      return <Field {...props} hint={typeof hint === 'function' ? hint(props.value) : hint} />
    }
    if (translations.length === 0) return draw({})
    return (
      <div className={styles.texts}>
        {draw({})}
        {translations.map((one) => (
          <TranslationPart key={one.language} of={rest.label} translation={one}>
            {() => draw(one.field)}
          </TranslationPart>
        ))}
      </div>
    )
  }
}
