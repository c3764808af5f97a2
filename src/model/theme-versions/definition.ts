import { NO_ROLES } from '../role-sets.ts'
import type { TableDefinition } from '../table-definition.ts'

/** Saved versions of themes; visitors get the active one only (S-32). */
export const themeVersions = {
  audience: 'public',
  roles: { ...NO_ROLES, read: 'visitor' },
} as const satisfies TableDefinition<'theme_versions'>
