/** An illness as every peer keeps it. */
export interface Illness {
  id: string
  illness_name: string
  short_summary: string
  meaning: string | null
  display_order: number
}

/** One edit of a text of one illness. */
export interface Edit {
  id: string
  fields: Partial<Pick<Illness, 'short_summary' | 'meaning'>>
}

/** One way to keep illnesses on a device, as the bench drives it in a page. */
export interface Peer {
  /** Opens what is stored on this device; asks the server for nothing. */
  open: () => Promise<void>
  /** The first rows of the list, in its order. */
  first: (count: number) => Promise<readonly Illness[]>
  /** How many rows the device can show. */
  count: () => Promise<number>
  get: (id: string) => Promise<Illness | undefined>
  /** Fetches what changed; over when the device has stored it. Tells when the first rows can be shown. */
  pull: (onFirstRows: () => void) => Promise<void>
  /** Makes edits, one by one, that wait on this device; over when its screen could say "saved". */
  edit: (edits: readonly Edit[]) => Promise<void>
  /** Sends what waits; over when all of it is acknowledged. */
  flush: () => Promise<void>
  /** What the device asks a person about: the words that did not arrive, ready to be taken up again. */
  questions: () => Promise<readonly string[]>
}

/** What a page gives the bench: the peer, and what it measures by its own clock. */
export interface Bench {
  peer: Peer
  /** When the first rows of a page that was opened stood in it, in ms since it was asked for. */
  shownAt: Promise<number>
  timed: (stepName: StepOfPeer) => Promise<Timed>
}

/** A mirror is an opening and the first pull: some ask for the rows as soon as they are opened. */
export type StepOfPeer = 'mirror' | 'open' | 'pull' | 'flush'

/** How long something took, in ms; and until the first rows could be shown. */
export interface Timed {
  ms: number
  firstMs: number
}

declare global {
  interface Window {
    bench: Bench
    /** Resolves when the edits are on the server: for a peer that reports no acknowledgement. */
    waitForArrival?: () => Promise<void>
  }
}

/** The address of a page ends so when it is to open nothing by itself. */
export const CLOSED = '#closed'
export const FIRST_ROWS = 20
