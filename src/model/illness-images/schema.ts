import * as v from 'valibot'

import { defineSchema, displayOrder, imageAddress, optionalText, TEXT_LIMITS } from '../columns.ts'

/** A row of public.health_library_images. */
export const illnessImageSchema = defineSchema({
  form: {
    illness_id: v.pipe(v.string(), v.uuid()),
    image_url: v.nonNullable(imageAddress, 'Please choose a picture'),
    alt_text: optionalText(TEXT_LIMITS.line),
    display_order: displayOrder,
  },
})
