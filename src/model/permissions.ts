import { NO_ROLES, type Action, type RoleSet } from './role-sets.ts'
import { getRank, type Role } from './roles.ts'
import type { TableName } from './table-columns.ts'
import { getTableSpec, tableNames } from './tables.ts'

export { actions, type Action } from './role-sets.ts'

/** Every table with permissions: the mirrored ones and the log. */
export type GuardedTable = TableName | 'activity_logs'

export const guardedTables: readonly GuardedTable[] = [...tableNames, 'activity_logs']

/** Only the server writes the log (S-66). */
const LOG_ROLES: RoleSet = { ...NO_ROLES, read: 'Admin' }

/**
 * Whether someone may do something to a table, through the procedures: no one writes a table directly.
 * `role` is null for a visitor. `read: 'visitor'` means the rows the public may see; staff read all.
 */
export function isAllowed(role: Role | null, action: Action, table: GuardedTable): boolean {
  const { [action]: lowest } = table === 'activity_logs' ? LOG_ROLES : getTableSpec(table).roles
  if (lowest === 'visitor') return true
  if (lowest === 'none') return false
  return getRank(role) >= getRank(lowest)
}
