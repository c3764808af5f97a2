import type { RowConflict, DependentCounts, Fields, Mutation } from '#model/mutation.ts'

/** Why an edit is parked: the server's reason, or one that this device found. */
export type ParkReason =
  | { kind: 'conflict'; rows: Record<string, RowConflict> }
  | { kind: 'rejected'; code: string; constraint: string | null }
  /** The picture's file is neither on this device nor on the server. */
  | { kind: 'no-file'; address: string }
  /** The server refused the picture. */
  | { kind: 'file-refused'; message: string }
  /** The server failed on this edit repeatedly. */
  | { kind: 'server-error' }

/** One edit in the outbox. `sent` means that it may have been applied, so it must not change. */
export interface OutboxEntry extends Mutation {
  /** Its place in the queue. */
  seq: number
  format: 1
  state: 'queued' | 'sent' | 'parked'
  /** When it was made, by this device's clock: for display only. */
  at: number
  /** Each row as its author saw it before this edit. */
  before: Record<string, Fields | null>
  /** Pictures that must be uploaded before this edit is sent. */
  files: string[]
  /** How often the server failed on this edit when it was sent alone. */
  failures: number
  refusal?: ParkReason
  /** The id that the edits of a bulk action share; they are undone together [D13]. */
  action?: string
  /** The end of the undo window, by this device's clock [D13]. */
  undoUntil?: number
  /** For a deletion: the counts of its dependents, for display. */
  takes?: DependentCounts
}

export interface DoneEdit extends Mutation {
  seq: number
  at: number
  takes?: DependentCounts
}

/** A picture chosen on this device. Stored as bytes, because WebKit loses Blobs. */
export interface StoredPicture {
  name: string
  bucket: string
  type: string
  bytes: ArrayBuffer
  uploaded: 0 | 1
}

/** Unsaved input of a form, stored so that it survives a crash or a closed tab. */
export interface Draft {
  /** Table and row, and the window it belongs to: 'doctors/new@k3x'. */
  key: string
  fields: Fields
  /** The values that the form opened with. */
  seen: Fields
  /** Child records that are edited along with it, such as the pictures of an illness. */
  parts?: { now: unknown; seen: unknown }
  at: number
}
