import type { Device } from './device.ts'
import type { PeerServer } from './peer-server.ts'
import type { PeerSpec } from './peers.ts'
import type { Stack } from './servers/stack.ts'

/**
 * What became of the edits: all are there, or their author is asked; some were lost without notice; some were
 * applied again over a later text; or the case could not be run.
 */
export type Fate = 'safe' | 'lost' | 'applied twice' | 'could not be run'

/** What was seen in one case. */
export interface CaseOutcome {
  label: string
  fate: Fate
  saw: string
}

export interface PeerOutcomes {
  peer: string
  outcomes: CaseOutcome[]
}

export interface Case {
  label: string
  run: () => Promise<Omit<CaseOutcome, 'label'>>
}

/** What a case works with. */
export interface Scene {
  peer: PeerSpec
  stack: Stack
  server: PeerServer
  ids: readonly string[]
  /** A new device, which holds nothing yet. */
  openEmpty: () => Promise<Device>
  /** A new device that has all rows. */
  open: () => Promise<Device>
}
