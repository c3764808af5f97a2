import type { TableDefinition } from '../table-definition.ts'

/** Themes as staff edit them. */
export const themes = {
  audience: 'staff',
  name: 'name',
  roles: { read: 'Viewer', insert: 'Admin', update: 'Super Admin', delete: 'Admin' },
} as const satisfies TableDefinition<'modern_themes'>
