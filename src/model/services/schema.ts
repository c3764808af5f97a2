import * as v from 'valibot'

import {
  actor,
  defineSchema,
  displayOrder,
  imageAddress,
  optionalText,
  requiredText,
  timestamp,
} from '../columns.ts'

/** A row of public.services. */
export const serviceSchema = defineSchema({
  form: {
    service_name: requiredText('Service name is required'),
    description: optionalText(),
    icon_image: imageAddress,
    display_order: displayOrder,
    is_enabled: v.boolean(),
  },
  server: { updated_at: timestamp },
  staffOnly: { added_by: actor },
})
