import * as v from 'valibot'

import { defineSchema, displayOrder, requiredText, slug } from '../columns.ts'

/** A row of public.health_library_categories. */
export const categorySchema = defineSchema({
  form: {
    category_name: requiredText('Category name is required'),
    slug: slug('Slug is required'),
    display_order: displayOrder,
    is_enabled: v.boolean(),
  },
})
