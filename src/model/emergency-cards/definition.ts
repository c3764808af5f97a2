import { CONTENT_ROLES } from '../role-sets.ts'
import type { TableDefinition } from '../table-definition.ts'

/** Emergency cards: signs, and what to do. */
export const emergencyCards = {
  audience: 'public',
  name: 'title',
  roles: CONTENT_ROLES,
  shown: { is_enabled: true },
  translated: ['title', 'signs', 'steps', 'avoid'],
  blank: {
    title: '',
    slug: '',
    signs: [],
    steps: [],
    avoid: [],
    display_order: 0,
    is_enabled: true,
  },
} as const satisfies TableDefinition<'emergency_cards'>
