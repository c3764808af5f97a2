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
  /** What its field needs in place of what that of the first language has. */
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
  /** Says that it is still right for the text as it is now. */
  confirm: () => void
}

interface TypedIn {
  table: EditableTable
  fields: object
  /** The form as it was opened. */
  seen: object
  errors: FormErrors
  change: (fields: Fields) => void
  /** What came for a field while the form was open. */
  markOf: (name: string) => FieldProps['notice']
}

/** A text of a form in each of the other languages; none where it cannot be translated. */
export function createTranslationFields(column: string, typedIn: TypedIn): TranslationField[] {
  const { table, errors, change, markOf } = typedIn
  if (!listTranslatedColumns(table).includes(column)) return []
  const fields = typedIn.fields as Fields
  const seen = typedIn.seen as Fields
  return otherLanguages.map((language) => {
    const name = toTranslationField(language, column)
    return {
      language,
      state: stateAsTyped(language, column, { fields, seen }),
      field: {
        label: getColumnLabel(table, name),
        name,
        value: fields[name] ?? blankLike(fields[column]),
        error: errors[name],
        lang: language,
        required: false,
        mark: markOf(name),
        // What it was found right for is no longer said of another text.
        onChange: (value) => change({ [name]: value, [`${name}:of`]: seen[`${name}:of`] ?? null }),
      },
      confirm: () => change(confirmTranslation(fields, language, column)),
    }
  })
}

const blankLike = (value: unknown) => (Array.isArray(value) ? [] : null)

interface Versions {
  fields: Fields
  seen: Fields
}

/**
 * A translation that is being typed is one of the text beside it: saving says so, unless that text
 * has become another since [D17].
 */
function stateAsTyped(
  language: OtherLanguage,
  column: string,
  { fields, seen }: Versions,
): TranslationState {
  const name = toTranslationField(language, column)
  const state = getTranslationState(fields, language, column)
  const isTyped =
    !isJsonEqual(fields[name], seen[name]) && isJsonEqual(fields[`${name}:of`], seen[`${name}:of`])
  return state === 'outdated' && isTyped ? 'fresh' : state
}
