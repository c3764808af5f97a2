import { object, type GenericSchema, type ObjectEntries } from 'valibot'

import { fingerprint, isProse, translationOfColumn } from './columns.ts'
import { otherLanguages } from './languages.ts'
import type { EditableTable, Form } from './rows.ts'
import { schemas } from './schemas.ts'
import { getSourceColumn } from './translated-tables.ts'
import { listTranslatedColumns, toTranslationField } from './translations.ts'

/**
 * Returns the schema of a table's form. The cast is needed because TypeScript cannot index the
 * register by `T`.
 */
export function getFormSchema<T extends EditableTable>(table: T): GenericSchema<Form<T>> {
  const columns: ObjectEntries = schemas[table].form.entries
  const form: GenericSchema = object({ ...columns, ...translationsOf(table, columns) })
  return form as GenericSchema<Form<T>>
}

/** Returns the translation fields of a form, each with the limits of its column. */
function translationsOf(table: EditableTable, columns: ObjectEntries): ObjectEntries {
  const fields = otherLanguages.flatMap((language) =>
    listTranslatedColumns(table).flatMap((column) => {
      const field = toTranslationField(language, column)
      const schema = columns[column]
      return schema
        ? [
            [field, translationOfColumn(schema)],
            [`${field}:of`, fingerprint],
          ]
        : []
    }),
  )
  return Object.fromEntries(fields)
}

/** The kind of input a field needs. */
export type FieldKind =
  /** Text has one line; prose has significant line breaks. */
  | { kind: 'text' | 'prose' | 'number' | 'switch' | 'list' }
  | { kind: 'choice'; choices: readonly string[] }

interface AnySchema {
  type: string
  wrapped?: AnySchema
  options?: readonly string[]
  pipe?: readonly unknown[]
}

/** Returns the kind of a field from its column's schema; a translation has its column's kind. */
export function getFieldKind(table: EditableTable, field: string): FieldKind {
  const columns = schemas[table].form.entries as Record<string, AnySchema>
  const column = getSourceColumn(field) ?? field
  let schema: AnySchema = columns[column] ?? { type: 'unknown' }
  while (schema.wrapped) schema = schema.wrapped
  switch (schema.type) {
    case 'picklist':
      return { kind: 'choice', choices: schema.options ?? [] }
    case 'boolean':
      return { kind: 'switch' }
    case 'number':
      return { kind: 'number' }
    case 'array':
      return { kind: 'list' }
    default:
      return { kind: isProse(schema) ? 'prose' : 'text' }
  }
}
