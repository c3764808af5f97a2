import { CONTENT_ROLES } from '../role-sets.ts'
import type { TableDefinition } from '../table-definition.ts'

/** What the clinic offers. */
export const services = {
  audience: 'public',
  name: 'service_name',
  images: { columns: ['icon_image'], bucket: 'services' },
  roles: CONTENT_ROLES,
  shown: { is_enabled: true },
  translated: ['service_name', 'description'],
  blank: {
    service_name: '',
    description: null,
    icon_image: null,
    display_order: 0,
    is_enabled: true,
  },
} as const satisfies TableDefinition<'services'>
