import { accountMutants } from './accounts.ts'
import { broughtBackMutants } from './brought-back.ts'
import { deviceMutants } from './device.ts'
import { endedMutants } from './ended.ts'
import { formMutants } from './forms.ts'
import { manyMutants } from './many.ts'
import type { Mutant } from './mutant.ts'
import { oneQuestionMutants } from './one-question.ts'
import { serverMutants } from './server.ts'
import { visitorMutants } from './visitors.ts'

/** Every rule broken once: a new list of mutants is named here, and nowhere else. */
export const mutants: readonly Mutant[] = [
  ...serverMutants,
  ...deviceMutants,
  ...endedMutants,
  ...formMutants,
  ...manyMutants,
  ...oneQuestionMutants,
  ...accountMutants,
  ...broughtBackMutants,
  ...visitorMutants,
]
