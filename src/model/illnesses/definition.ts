import { CONTENT_ROLES } from '../role-sets.ts'
import type { TableDefinition } from '../table-definition.ts'

/** Illnesses of the health library. */
export const illnesses = {
  audience: 'public',
  name: 'illness_name',
  refers: { column: 'category_id', to: 'health_library_categories', on: 'null' },
  roles: CONTENT_ROLES,
  shown: { visibility: 'published' },
  translated: [
    'illness_name',
    'short_summary',
    'meaning',
    'symptoms',
    'management_treatment',
    'when_to_get_help',
    'tags',
  ],
  blank: {
    illness_name: '',
    slug: '',
    short_summary: '',
    meaning: null,
    symptoms: [],
    management_treatment: [],
    when_to_get_help: null,
    category_id: null,
    tags: [],
    also_called: [],
    service_ids: [],
    doctor_ids: [],
    related_ids: [],
    last_reviewed_on: null,
    last_reviewed_by: null,
    visibility: 'draft',
    display_order: 0,
  },
} as const satisfies TableDefinition<'health_library_illnesses'>
