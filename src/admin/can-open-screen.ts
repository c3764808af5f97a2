import { isAllowed } from '#model/permissions.ts'
import type { Role } from '#model/roles.ts'

import type { AdminScreen } from './screens.ts'

/** Checks whether a role may open a screen. */
export function canOpenScreen(role: Role, { needs }: Pick<AdminScreen, 'needs'>): boolean {
  return needs === null || isAllowed(role, ...needs)
}
