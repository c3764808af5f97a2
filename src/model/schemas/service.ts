import * as v from 'valibot'

import {
  actor,
  displayOrder,
  imageAddress,
  optionalText,
  requiredText,
  serverColumns,
  timestamp,
} from '../columns.ts'

/** What the service form edits. */
export const serviceForm = v.object({
  service_name: requiredText('Service name is required'),
  description: optionalText(),
  icon_image: imageAddress,
  display_order: displayOrder,
  is_enabled: v.boolean(),
})

/** A row of public.services. */
export const serviceRow = v.object({
  ...serverColumns,
  ...serviceForm.entries,
  added_by: actor,
  updated_at: timestamp,
})
