import {
  getTranslationState,
  confirmTranslation,
  type TranslationState,
} from '#model/fingerprints.ts'
import { isJsonEqual } from '#model/json.ts'
import { otherLanguages, type OtherLanguage } from '#model/languages.ts'
import type { Fields } from '#model/mutation.ts'
import type { EditableTable } from '#model/rows.ts'
import { listTranslatedColumns, toTranslationField } from '#model/translations.ts'
import type { FieldProps } from '#ui/fields/field.tsx'

import { getColumnLabel } from '../../content-types/content-types.ts'
import type { FormErrors } from '../core/validate-form.ts'

/** One text of a form in one other language. */
export interface TranslationField {
  language: OtherLanguage
  state: TranslationState
  /** The props that replace those of the first language. */
  field: {
    label: string
    name: string
    value: unknown
    error: string | undefined
    lang: OtherLanguage
    required: false
    mark: FieldProps['notice']
    onChange: (value: unknown) => void
  }
  /** Marks the translation as up to date for the current text. */
  confirm: () => void
}

interface TranslatedForm {
  table: EditableTable
  fields: object
  /** The form as opened. */
  base: object
  errors: FormErrors
  change: (fields: Fields) => void
  /** The remote change of a field. */
  markOf: (name: string) => FieldProps['notice']
}

/** The translations of a field, one per other language; none if the field is not translatable. */
export function createTranslationFields(column: string, form: TranslatedForm): TranslationField[] {
  const { table, errors, change, markOf } = form
  if (!listTranslatedColumns(table).includes(column)) return []
  const fields = form.fields as Fields
  const base = form.base as Fields
  return otherLanguages.map((language) => {
    const name = toTranslationField(language, column)
    return {
      language,
      state: getUnsavedState(language, column, { fields, base }),
      field: {
        label: getColumnLabel(table, name),
        name,
        value: fields[name] ?? blankLike(fields[column]),
        error: errors[name],
        lang: language,
        required: false,
        mark: markOf(name),
        // A changed text invalidates the confirmation.
        onChange: (value) => change({ [name]: value, [`${name}:of`]: base[`${name}:of`] ?? null }),
      },
      confirm: () => change(confirmTranslation(fields, language, column)),
    }
  })
}

const blankLike = (value: unknown) => (Array.isArray(value) ? [] : null)

interface Versions {
  fields: Fields
  base: Fields
}

/**
 * A typed translation belongs to the text beside it: saving stores its fingerprint, unless that
 * text has changed since [D17].
 */
function getUnsavedState(
  language: OtherLanguage,
  column: string,
  { fields, base }: Versions,
): TranslationState {
  const name = toTranslationField(language, column)
  const state = getTranslationState(fields, language, column)
  const isEdited =
    !isJsonEqual(fields[name], base[name]) && isJsonEqual(fields[`${name}:of`], base[`${name}:of`])
  return state === 'outdated' && isEdited ? 'fresh' : state
}
