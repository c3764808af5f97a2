import * as v from 'valibot'

import { defineSchema, displayOrder, requiredText, slug, textList } from '../columns.ts'

/** A row of public.emergency_cards. */
export const emergencyCardSchema = defineSchema({
  form: {
    title: requiredText('Title is required'),
    slug: slug('Slug is required'),
    signs: textList(),
    steps: textList(),
    avoid: textList(),
    display_order: displayOrder,
    is_enabled: v.boolean(),
  },
})
