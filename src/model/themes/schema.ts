import * as v from 'valibot'

import { defineReadOnlySchema, requiredText, slug, timestamp } from '../columns.ts'

/** A row of public.modern_themes, as staff see it: the config is the last saved one. */
export const themeSchema = defineReadOnlySchema({
  server: {
    name: requiredText('Theme name is required'),
    slug: slug('Slug is required'),
    description: v.nullable(v.string()),
    is_preset: v.boolean(),
    validation_status: v.picklist(['passed', 'failed', 'pending']),
    version_number: v.number(),
    created_at: timestamp,
    config: v.record(v.string(), v.unknown()),
    config_hash: v.string(),
  },
})
