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

/** A row of public.testimonials. */
export const testimonialSchema = defineSchema({
  form: {
    patient_name: requiredText('Patient name is required'),
    review_english: optionalText(),
    review_telugu: optionalText(),
    patient_photo: imageAddress,
    star_rating: v.nullable(
      v.pipe(
        v.number('Please choose 1 to 5 stars'),
        v.integer('Please choose 1 to 5 stars'),
        v.minValue(1, 'Please choose 1 to 5 stars'),
        v.maxValue(5, 'Please choose 1 to 5 stars'),
      ),
    ),
    display_order: displayOrder,
    is_published: v.boolean(),
  },
  server: { updated_at: timestamp },
  staffOnly: { added_by: actor },
})
