import * as v from 'valibot'

import { defineSchema, timestamp } from '../columns.ts'

const link = v.nullable(v.pipe(v.string(), v.uuid()))

/** The one row of public.modern_site_settings. */
export const siteSettingsSchema = defineSchema({
  form: { health_library_enabled: v.boolean() },
  server: { active_theme_id: link, theme_hash: v.nullable(v.string()) },
  staffOnly: {
    active_version_id: link,
    activated_at: v.nullable(timestamp),
    rollback_deadline: v.nullable(timestamp),
    previous_theme_id: link,
    previous_version_id: link,
  },
})
