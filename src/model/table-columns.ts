import type { GenericSchema, InferOutput } from 'valibot'

import type { schemas } from './schemas.ts'

// Types only: a patient's phone never downloads the validation library.

type Schemas = typeof schemas

export type TableName = keyof Schemas

/** Tables whose rows people edit through the outbox. */
export type EditableTable = {
  [T in TableName]: Schemas[T] extends { form: GenericSchema } ? T : never
}[TableName]

/** The columns of each table that devices mirror. */
export type Columns = { [T in TableName]: InferOutput<Schemas[T]['row']> }

/** The columns that a form edits. */
export type FormColumns = { [T in EditableTable]: InferOutput<Schemas[T]['form']> }

/** Columns that no visitor ever gets; sync.tables names the same ones. */
export type StaffOnlyColumns = { [T in TableName]: Schemas[T]['staffOnly'][number] }
