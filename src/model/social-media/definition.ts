import { CONTENT_ROLES } from '../role-sets.ts'
import type { TableDefinition } from '../table-definition.ts'

/** Links to the clinic on other platforms. */
export const socialMedia = {
  audience: 'public',
  name: 'platform_name',
  roles: CONTENT_ROLES,
  shown: { is_enabled: true },
  blank: { platform_name: '', profile_url: '', is_enabled: true, display_order: 0 },
} as const satisfies TableDefinition<'social_media'>
