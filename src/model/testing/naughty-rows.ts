import { safeParse, type ObjectEntries, type ObjectSchema } from 'valibot'

import { getFormSchema } from '../form-schemas.ts'
import type { Fields } from '../mutation.ts'
import type { EditableTable } from '../rows.ts'

/**
 * Returns a form with this text in every text field, also in other languages. Leaves choices, days,
 * numbers and links to other rows as they are.
 */
export function fillAllTextFields(table: EditableTable, text: string): Fields {
  const { entries } = getFormSchema(table) as unknown as ObjectSchema<ObjectEntries, undefined>
  const fields: Fields = {}
  for (const [field, schema] of Object.entries(entries)) {
    for (const value of [text, [text]]) {
      const taken = safeParse(schema, value)
      if (taken.success) fields[field] = taken.output
    }
  }
  return fields
}
