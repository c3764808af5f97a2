/** The author and time of a change, as far as this device knows. */
export interface ChangeSource {
  /**
   * 'here': same user, another window of this device; 'me': same user, another device; 'other':
   * another user.
   */
  by: 'here' | 'me' | 'other'
  /** The author's username; most devices do not know their colleagues' names. */
  name: string | null
  /** When the server stored the record's last change; not every record has this. */
  at: number | null
  /** When this device received it. */
  receivedAt: number
}

/**
 * A remote change of a field: 'merged' if the field was untouched, 'conflict' if the user has to
 * resolve a conflict, 'own' if the user saved it in another window, so that the input here is the
 * later one.
 */
export interface RemoteChange {
  kind: 'merged' | 'own' | 'conflict'
  theirs: unknown
  change: ChangeSource
}

/** By field name; a field of a child record has its id appended: 'alt_text/<id>'. */
export type RemoteChanges = Readonly<Record<string, RemoteChange>>

/** Child records that are edited with the row, such as its pictures. */
export interface Parts<P> {
  now: P
  base: P
}

export interface OpenForm<F, P = null> {
  /** Counts opened forms, so that each is rendered as a new one. */
  key: number
  /** Null for a new row that has no id yet. */
  id: string | null
  /** Whether saving adds a row. */
  isNew: boolean
  fields: F
  /** The base of conflict detection: the record as opened, with the remote changes since. */
  base: F
  parts: Parts<P>
  /** The time of the restored draft, if any. */
  restoredFrom: number | null
  /** Remote changes since the form was opened, by field name. */
  remoteChanges: RemoteChanges
  /** Whether the row was deleted since the form was opened. */
  isDeleted: boolean
}

/** A form without remote changes. */
export type InitialForm<F, P> = Omit<OpenForm<F, P>, 'key' | 'remoteChanges' | 'isDeleted'>
