import type { EditableTable, TableName } from './rows.ts'

export type Fields = Record<string, unknown>

/** One change of one row, as the device stores it and the server reads it. */
export interface Op {
  t: EditableTable
  id: string
  op: 'insert' | 'update' | 'delete' | 'move' | 'restore'
  /** insert, update: the new values. restore: those that differ from the deleted row, if any. */
  set?: Fields
  /** update, delete: the base values. restore: the whole deleted row as its author saw it. */
  was?: Fields
  /** move: the row to move behind, or null for the first place. */
  after?: string | null
}

/** One user action, applied as a whole or not at all. */
export interface Mutation {
  id: string
  ops: Op[]
}

/** The counts of dependents that are deleted or restored with a row. */
export type DependentCounts = { [T in TableName]?: number }

/** A deleted record that can be restored. */
export interface DeletedRecord {
  t: EditableTable
  id: string
  /** When it was deleted, in ms since 1970. */
  at: number
  /** The name of the user who deleted it, if known. */
  by: string | null
  /** The record as it was. */
  was: Fields
  /** The dependents that are restored with it. */
  takes: DependentCounts
}

/**
 * Why an edit conflicts: the server has other values, or the row is deleted (null: the server does
 * not know it). `with` counts the dependents that a restore would bring back.
 */
export type RowConflict = { theirs: Fields } | { gone: Fields | null; with?: DependentCounts }

/**
 * The server's result of one mutation. `code` is a Postgres error code, `constraint` a rule's name.
 */
export type MutationResult =
  | { id: string; status: 'ok' }
  | { id: string; status: 'held'; missing?: string }
  | { id: string; status: 'conflict'; rows: Record<string, RowConflict> }
  | { id: string; status: 'rejected'; code: string; constraint?: string | null }

export interface StoredRow extends Fields {
  id: string
  row_version?: number
}

/** The response of sync_pull and sync_push. */
export interface SyncResponse {
  cursor: string
  /** All rows follow: clear the mirror first. */
  reset?: true
  put?: { [T in TableName]?: StoredRow[] }
  /** Rows that were deleted or are no longer visible to this caller. */
  del?: { [T in TableName]?: string[] }
  /** [number of rows, sum of their versions] of each table that is not empty. */
  sum?: { [T in TableName]?: [number, number] }
  results?: MutationResult[]
}

/** Returns the key of the row that an operation changes. */
export const toRecordKey = (op: Pick<Op, 't' | 'id'>): string => `${op.t}/${op.id}`
