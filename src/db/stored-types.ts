import type { RowConflict, DependentCounts, Fields, Mutation } from '#model/mutation.ts'

/** Why an edit waits for a person: what the server said, or what this device found out. */
export type ParkReason =
  | { kind: 'conflict'; rows: Record<string, RowConflict> }
  | { kind: 'rejected'; code: string; constraint: string | null }
  /** The picture's file is neither here nor on the server. */
  | { kind: 'no-file'; address: string }
  /** The server would not take the picture. */
  | { kind: 'file-refused'; message: string }
  /** The server failed on this edit again and again. */
  | { kind: 'server-error' }

/** One edit in the outbox. `sent` means: it may have arrived, so it may no longer be changed. */
export interface OutboxEntry extends Mutation {
  /** Its place in the queue. */
  seq: number
  format: 1
  state: 'queued' | 'sent' | 'parked'
  /** When it was made, by this device's clock: for people to read, never to decide by. */
  at: number
  /** Each row as its author saw it before this edit. */
  before: Record<string, Fields | null>
  /** Pictures that must be on the server before this edit is. */
  files: string[]
  /** How often the server failed on this edit when it was sent alone. */
  failures: number
  refusal?: ParkReason
  /** Made in one go with others: the same for all of them, and they are taken back together [D13]. */
  action?: string
  /** Until when, by this device's clock, its author may take it back as if it had never been [D13]. */
  undoUntil?: number
  /** For a deletion: what goes along, for people to read. */
  takes?: DependentCounts
}

export interface DoneEdit extends Mutation {
  seq: number
  at: number
  takes?: DependentCounts
}

/** A picture chosen on this device. Bytes, not a Blob: WebKit loses Blobs. */
export interface StoredPicture {
  name: string
  bucket: string
  type: string
  bytes: ArrayBuffer
  uploaded: 0 | 1
}

/** What somebody is typing, kept for after a crash or a closed tab. */
export interface Draft {
  /** Table and row, and the window it was typed in: 'doctors/new@k3x'. */
  key: string
  fields: Fields
  /** The form as it was opened. */
  seen: Fields
  /** Rows of another table that are edited along with it, such as the pictures of an illness. */
  parts?: { now: unknown; seen: unknown }
  at: number
}
