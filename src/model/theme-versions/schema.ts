import * as v from 'valibot'

import { actor, defineReadOnlySchema, timestamp } from '../columns.ts'

/** A row of public.theme_versions: one saved config. The public reads only the live one (S-32). */
export const themeVersionSchema = defineReadOnlySchema({
  server: {
    theme_id: v.pipe(v.string(), v.uuid()),
    version_number: v.number(),
    name: v.string(),
    config: v.record(v.string(), v.unknown()),
    config_hash: v.string(),
    change_description: v.string(),
    created_at: timestamp,
  },
  staffOnly: { created_by: actor },
})
