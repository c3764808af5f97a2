import { CONTENT_ROLES } from '../role-sets.ts'
import type { TableDefinition } from '../table-definition.ts'

/** Notices that visitors see for some days. */
export const notices = {
  audience: 'public',
  name: 'title',
  roles: CONTENT_ROLES,
  shown: { is_enabled: true },
  translated: ['title', 'message'],
  blank: {
    title: '',
    message: null,
    starts_on: '',
    ends_on: '',
    is_urgent: false,
    display_order: 0,
    is_enabled: true,
  },
} as const satisfies TableDefinition<'notices'>
