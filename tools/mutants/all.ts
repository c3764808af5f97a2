import { abortedMutants } from './aborted.ts'
import { accountMutants } from './accounts.ts'
import { bulkMutants } from './bulk.ts'
import { deviceMutants } from './device.ts'
import { formMutants } from './forms.ts'
import { laterEditsMutants } from './later-edits.ts'
import type { Mutant } from './mutant.ts'
import { restoreMutants } from './restores.ts'
import { serverMutants } from './server.ts'
import { visitorMutants } from './visitors.ts'

/** Every rule broken once: a new list of mutants is named here, and nowhere else. */
export const mutants: readonly Mutant[] = [
  ...serverMutants,
  ...deviceMutants,
  ...abortedMutants,
  ...formMutants,
  ...bulkMutants,
  ...laterEditsMutants,
  ...accountMutants,
  ...restoreMutants,
  ...visitorMutants,
]
