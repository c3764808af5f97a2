import type { EditableTable, Form } from '#model/rows.ts'

/** Columns with phone numbers: a list, or one. A test finds missing ones. */
const phoneColumns: { [T in EditableTable]?: readonly (keyof Form<T> & string)[] } = {
  contact_information: ['phone_numbers', 'whatsapp_number'],
  hospital_profile: ['phone_numbers'],
}

/** Returns the phone numbers of a record by column, as typed. */
export function listPhones<T extends EditableTable>(
  table: T,
  values: Partial<Form<T>>,
): { column: string; numbers: string[] }[] {
  const columns: readonly (keyof Form<T> & string)[] = phoneColumns[table] ?? []
  return columns.map((column) => ({ column, numbers: listOf(values[column]) }))
}

function listOf(value: unknown): string[] {
  const texts = Array.isArray(value) ? value : [value]
  return texts.filter((text) => typeof text === 'string' && text.trim() !== '') as string[]
}
