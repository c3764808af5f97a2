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

/** What the testimonial form edits. */
export const testimonialForm = v.object({
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
})

/** A row of public.testimonials. */
export const testimonialRow = v.object({
  ...serverColumns,
  ...testimonialForm.entries,
  added_by: actor,
  updated_at: timestamp,
})
