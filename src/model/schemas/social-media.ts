import * as v from 'valibot'

import {
  actor,
  displayOrder,
  requiredText,
  serverColumns,
  timestamp,
  webAddress,
} from '../columns.ts'

/** What the social media form edits. */
export const socialMediaForm = v.object({
  platform_name: requiredText('Platform name is required'),
  profile_url: webAddress,
  is_enabled: v.boolean(),
  display_order: displayOrder,
})

/** A row of public.social_media. */
export const socialMediaRow = v.object({
  ...serverColumns,
  ...socialMediaForm.entries,
  last_updated_by: actor,
  updated_at: timestamp,
})
