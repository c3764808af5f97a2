import * as v from 'valibot'

import {
  defineSchema,
  displayOrder,
  optionalParagraph,
  requiredDay,
  requiredText,
} from '../columns.ts'

/** A row of public.notices. */
export const noticeSchema = defineSchema({
  form: {
    title: requiredText('Title is required'),
    message: optionalParagraph,
    starts_on: requiredDay('Please choose the first day'),
    ends_on: requiredDay('Please choose the last day'),
    is_urgent: v.boolean(),
    display_order: displayOrder,
    is_enabled: v.boolean(),
  },
})
