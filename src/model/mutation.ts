import type { EditableTable, TableName } from './rows.ts'

export type Fields = Record<string, unknown>

/** One change of one row, as the device keeps it and the server reads it. */
export interface Op {
  t: EditableTable
  id: string
  op: 'insert' | 'update' | 'delete' | 'move'
  /** insert, update: the new values. */
  set?: Fields
  /** update, delete: the values its author saw. */
  was?: Fields
  /** move: the neighbour to stand after, or null for the first place. */
  after?: string | null
}

/** One user action: all of its operations happen, or none. */
export interface Mutation {
  id: string
  ops: Op[]
}

/** What stands in the way of an edit: other values, or the row is deleted (null: never existed). */
export type Clash = { theirs: Fields } | { gone: Fields | null }

/** The server's answer to one mutation. `code` is a Postgres state, `constraint` a rule's name. */
export type Result =
  | { id: string; status: 'ok' }
  | { id: string; status: 'held'; missing?: string }
  | { id: string; status: 'conflict'; rows: Record<string, Clash> }
  | { id: string; status: 'rejected'; code: string; constraint?: string | null }

export interface StoredRow extends Fields {
  id: string
  row_version?: number
}

/** What sync_pull and sync_push answer. */
export interface Answer {
  cursor: string
  /** Everything follows: forget the mirror first. */
  reset?: true
  put?: { [T in TableName]?: StoredRow[] }
  /** Rows deleted, or no longer for this caller. */
  del?: { [T in TableName]?: string[] }
  /** [number of rows, sum of their versions] of each table that is not empty. */
  sum?: { [T in TableName]?: [number, number] }
  results?: Result[]
}

/** Names the row an operation is about. */
export const keyOf = (op: Pick<Op, 't' | 'id'>): string => `${op.t}/${op.id}`
