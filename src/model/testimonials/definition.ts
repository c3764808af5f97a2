import { CONTENT_ROLES } from '../role-sets.ts'
import type { TableDefinition } from '../table-definition.ts'

/** Reviews by patients. */
export const testimonials = {
  audience: 'public',
  name: 'patient_name',
  images: { columns: ['patient_photo'], bucket: 'testimonials' },
  roles: CONTENT_ROLES,
  shown: { is_published: true },
  translated: ['patient_name'],
  blank: {
    patient_name: '',
    review_english: null,
    review_telugu: null,
    patient_photo: null,
    star_rating: 5,
    display_order: 0,
    is_published: true,
  },
} as const satisfies TableDefinition<'testimonials'>
