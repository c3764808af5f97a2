/** Who changed a record and when, as far as this device can know. */
export interface ChangeSource {
  /** Its person in another window of this device, its person elsewhere, or somebody else. */
  by: 'here' | 'me' | 'other'
  /** The other's name; most devices know no names of colleagues. */
  name: string | null
  /** When the server stored the last change of the record; not every record says. */
  at: number | null
  /** When this device heard of it. */
  heardAt: number
}

/**
 * What came for a field: 'followed' where nothing was typed, 'clash' where its author has to decide,
 * and 'own' where they saved it in another window, so that what is typed here is the later.
 */
export interface RemoteChange {
  kind: 'followed' | 'own' | 'clash'
  theirs: unknown
  change: ChangeSource
}

/** By the name of the field; a field of a part has its id after it: 'alt_text/<id>'. */
export type RemoteChanges = Readonly<Record<string, RemoteChange>>

/** What is edited along with a row's own fields, such as its pictures in another table. */
export interface Parts<P> {
  now: P
  seen: P
}

export interface OpenForm<F, P = null> {
  /** Counts the forms that were opened, so that each is rendered as a new one. */
  key: number
  /** Null for a row that is being added and has no id yet. */
  id: string | null
  /** Whether saving adds a row. */
  isNew: boolean
  fields: F
  /** What its author knows to be stored: as it was opened, and what came since; conflicts are decided by it. */
  seen: F
  parts: Parts<P>
  /** When what is shown was typed, if it comes from a draft. */
  restoredFrom: number | null
  /** What came for its fields while it was open, by their names. */
  remoteChanges: RemoteChanges
  /** Whether its row was deleted while it was open. */
  isDeleted: boolean
}

/** A form before anything came for it. */
export type InitialForm<F, P> = Omit<OpenForm<F, P>, 'key' | 'remoteChanges' | 'isDeleted'>
