import { CONTENT_ROLES } from '../role-sets.ts'
import type { TableDefinition } from '../table-definition.ts'

/** Doctors of the clinic. */
export const doctors = {
  audience: 'public',
  name: 'name',
  images: { columns: ['photo'], bucket: 'doctors' },
  roles: CONTENT_ROLES,
  shown: { is_enabled: true },
  translated: ['name', 'qualification', 'specialisation', 'expertise_details'],
  blank: {
    name: '',
    qualification: null,
    specialisation: null,
    years_of_experience: null,
    expertise_details: null,
    photo: null,
    display_order: 0,
    is_enabled: true,
  },
} as const satisfies TableDefinition<'doctors'>
