import type { EditableTable, TableName } from './rows.ts'

export type Fields = Record<string, unknown>

/** One change of one row, as the device keeps it and the server reads it. */
export interface Op {
  t: EditableTable
  id: string
  op: 'insert' | 'update' | 'delete' | 'move' | 'restore'
  /** insert, update: the new values. restore: those that differ from the deleted row, if any. */
  set?: Fields
  /** update, delete: the values its author saw. restore: the deleted row as its author saw it, whole. */
  was?: Fields
  /** move: the neighbour to stand after, or null for the first place. */
  after?: string | null
}

/** One user action: all of its operations happen, or none. */
export interface Mutation {
  id: string
  ops: Op[]
}

/** How many rows of other tables go, or come back, with a row. */
export type DependentCounts = { [T in TableName]?: number }

/** A record that was deleted and can be brought back. */
export interface DeletedRecord {
  t: EditableTable
  id: string
  /** When it was deleted, in ms since 1970. */
  at: number
  /** The name of who deleted it, where it is known. */
  by: string | null
  /** The record as it was. */
  was: Fields
  /** What comes back with it. */
  takes: DependentCounts
}

/**
 * What stands in the way of an edit: other values, or the row is deleted (null: the server does not
 * know it), and what would come back with it.
 */
export type RowConflict = { theirs: Fields } | { gone: Fields | null; with?: DependentCounts }

/** The server's answer to one mutation. `code` is a Postgres state, `constraint` a rule's name. */
export type MutationResult =
  | { id: string; status: 'ok' }
  | { id: string; status: 'held'; missing?: string }
  | { id: string; status: 'conflict'; rows: Record<string, RowConflict> }
  | { id: string; status: 'rejected'; code: string; constraint?: string | null }

export interface StoredRow extends Fields {
  id: string
  row_version?: number
}

/** What sync_pull and sync_push answer. */
export interface SyncResponse {
  cursor: string
  /** Everything follows: forget the mirror first. */
  reset?: true
  put?: { [T in TableName]?: StoredRow[] }
  /** Rows deleted, or no longer for this caller. */
  del?: { [T in TableName]?: string[] }
  /** [number of rows, sum of their versions] of each table that is not empty. */
  sum?: { [T in TableName]?: [number, number] }
  results?: MutationResult[]
}

/** Names the row an operation is about. */
export const toRecordKey = (op: Pick<Op, 't' | 'id'>): string => `${op.t}/${op.id}`
