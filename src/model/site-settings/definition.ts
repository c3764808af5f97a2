import { NO_ROLES } from '../role-sets.ts'
import type { TableDefinition } from '../table-definition.ts'

/** The master switch of the library and the active theme: one row. */
export const siteSettings = {
  audience: 'public',
  only: '00000000-0000-4000-8000-000000000003',
  roles: { ...NO_ROLES, read: 'Viewer', update: 'Content Manager' },
  blank: { health_library_enabled: true },
} as const satisfies TableDefinition<'modern_site_settings'>
