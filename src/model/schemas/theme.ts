import * as v from 'valibot'

import { actor, serverColumns, slug, requiredText, timestamp } from '../columns.ts'

const config = v.record(v.string(), v.unknown())

/** A row of public.modern_themes, as staff see it: the config is the last saved one. */
export const modernThemeRow = v.object({
  ...serverColumns,
  name: requiredText('Theme name is required'),
  slug: slug('Slug is required'),
  description: v.nullable(v.string()),
  is_preset: v.boolean(),
  validation_status: v.picklist(['passed', 'failed', 'pending']),
  version_number: v.number(),
  created_at: timestamp,
  config,
  config_hash: v.string(),
})

/** A row of public.theme_versions: one saved config. The public reads only the live one (S-32). */
export const themeVersionRow = v.object({
  ...serverColumns,
  theme_id: v.pipe(v.string(), v.uuid()),
  version_number: v.number(),
  name: v.string(),
  config,
  config_hash: v.string(),
  change_description: v.string(),
  created_by: actor,
  created_at: timestamp,
})
