import * as v from 'valibot'

import {
  actor,
  defineSchema,
  displayOrder,
  requiredText,
  timestamp,
  webAddress,
} from '../columns.ts'

/** A row of public.social_media. */
export const socialMediaSchema = defineSchema({
  form: {
    platform_name: requiredText('Platform name is required'),
    profile_url: webAddress,
    is_enabled: v.boolean(),
    display_order: displayOrder,
  },
  server: { updated_at: timestamp },
  staffOnly: { last_updated_by: actor },
})
