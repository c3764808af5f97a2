import { CONTENT_ROLES } from '../role-sets.ts'
import type { TableDefinition } from '../table-definition.ts'

/** Pictures of an illness, each in the order of its illness. */
export const illnessImages = {
  audience: 'public',
  refers: { column: 'illness_id', to: 'health_library_illnesses', on: 'delete' },
  orderedWithin: 'illness_id',
  images: { columns: ['image_url'], bucket: 'health-library' },
  roles: CONTENT_ROLES,
  translated: ['alt_text'],
  blank: { illness_id: '', image_url: '', alt_text: null, display_order: 0 },
} as const satisfies TableDefinition<'health_library_images'>
