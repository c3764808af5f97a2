import { CONTENT_ROLES } from '../role-sets.ts'
import type { TableDefinition } from '../table-definition.ts'

/** Categories of the health library. */
export const categories = {
  audience: 'public',
  name: 'category_name',
  roles: CONTENT_ROLES,
  shown: { is_enabled: true },
  translated: ['category_name'],
  blank: { category_name: '', slug: '', display_order: 0, is_enabled: true },
} as const satisfies TableDefinition<'health_library_categories'>
