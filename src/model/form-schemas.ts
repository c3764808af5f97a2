import { object, type GenericSchema, type ObjectEntries } from 'valibot'

import { fingerprint, TEXT_LIMITS, translationOfColumn } from './columns.ts'
import { otherLanguages } from './languages.ts'
import type { EditableTable, Form } from './rows.ts'
import { schemas } from './schemas.ts'
import { getSourceColumn, listTranslatedColumns, toTranslationField } from './translations.ts'

/** What a table's form accepts. TypeScript cannot follow the register through `T`, hence the cast. */
export function getFormSchema<T extends EditableTable>(table: T): GenericSchema<Form<T>> {
  const columns: ObjectEntries = schemas[table].form.entries
  const form = object({ ...columns, ...translationsOf(table, columns) })
  return form as unknown as GenericSchema<Form<T>>
}

/** The fields beside the columns of a form: each text in other languages, held to what its column takes. */
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

/** How a field is filled in: what its input has to be. */
export type FieldKind =
  /** A text is of one line; prose has line breaks that count. */
  | { kind: 'text' | 'prose' | 'number' | 'switch' | 'list' }
  | { kind: 'choice'; choices: readonly string[] }

interface AnySchema {
  type: string
  wrapped?: AnySchema
  options?: readonly string[]
  pipe?: readonly { type: string; requirement?: unknown }[]
}

/** Prose that the server keeps short. */
const SHORT_PROSE = new Set(['notices.message'])

const mayFillAPage = ({ pipe = [] }: AnySchema): boolean =>
  pipe.some(({ type, requirement }) => type === 'max_length' && requirement === TEXT_LIMITS.text)

/** The kind of a field by its column's schema; a translation is what its column is. */
export function getFieldKind(table: EditableTable, field: string): FieldKind {
  const columns = schemas[table].form.entries as unknown as Record<string, AnySchema>
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
      return {
        kind: mayFillAPage(schema) || SHORT_PROSE.has(`${table}.${column}`) ? 'prose' : 'text',
      }
  }
}
