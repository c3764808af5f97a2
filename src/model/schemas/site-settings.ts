import * as v from 'valibot'

import { serverColumns, timestamp } from '../columns.ts'

const link = v.nullable(v.pipe(v.string(), v.uuid()))

/** The part of the settings that content staff switch directly. */
export const siteSettingsForm = v.object({ health_library_enabled: v.boolean() })

/** The one row of public.modern_site_settings. */
export const siteSettingsRow = v.object({
  ...serverColumns,
  ...siteSettingsForm.entries,
  active_theme_id: link,
  active_version_id: link,
  theme_hash: v.nullable(v.string()),
  activated_at: v.nullable(timestamp),
  rollback_deadline: v.nullable(timestamp),
  previous_theme_id: link,
  previous_version_id: link,
})
