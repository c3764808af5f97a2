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

/** What a text and its translation do not share, beside the props of every field. */
export interface TranslatedProps<V> {
  value: V
  lang?: string | undefined
}

/** One text of a form in one other language. */
export interface TranslationField<V> {
  language: OtherLanguage
  state: TranslationState
  /** The props that replace those of the first language; each must be one that fields have. */
  field: Required<Pick<FieldProps, 'label' | 'name' | 'required' | 'error' | 'notice'>> &
    Required<TranslatedProps<V>> & { onChange: (value: unknown) => void }
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
  noticeOf: (name: string) => FieldProps['notice']
}

/**
 * The translations of a field, one per other language; none if the field is not translatable. Their
 * values are of the field's kind, as the schema of a form gives a translation its column's rules.
 */
export function createTranslationFields<V>(
  column: string,
  form: TranslatedForm,
): TranslationField<V>[] {
  const { table, errors, change, noticeOf } = form
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
        value: (fields[name] ?? blankLike(fields[column])) as V,
        error: errors[name],
        lang: language,
        required: false,
        notice: noticeOf(name),
        // A changed text invalidates the confirmation.
        onChange: (value) => change({ [name]: value, [`${name}:of`]: base[`${name}:of`] ?? null }),
      },
      confirm: () => change(confirmTranslation(fields, language, column)),
    }
  })
}

const blankLike = (value: unknown) => (Array.isArray(value) ? [] : '')

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
