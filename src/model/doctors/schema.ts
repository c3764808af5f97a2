import * as v from 'valibot'

import {
  actor,
  defineSchema,
  displayOrder,
  imageAddress,
  optionalText,
  requiredText,
  TEXT_LIMITS,
  timestamp,
} from '../columns.ts'

/** A row of public.doctors. */
export const doctorSchema = defineSchema({
  form: {
    name: requiredText('Full name is required'),
    qualification: optionalText(TEXT_LIMITS.line),
    specialisation: optionalText(TEXT_LIMITS.line),
    years_of_experience: v.nullable(
      v.pipe(
        v.number('Please enter a number'),
        v.integer('Please enter a whole number'),
        v.minValue(0, 'Please enter 0 or more'),
        v.maxValue(100, 'Please enter 100 or less'),
      ),
    ),
    expertise_details: optionalText(),
    photo: imageAddress,
    display_order: displayOrder,
    is_enabled: v.boolean(),
  },
  server: { updated_at: timestamp },
  staffOnly: { added_by: actor },
})
