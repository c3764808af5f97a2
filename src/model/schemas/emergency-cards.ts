import * as v from 'valibot'

import { displayOrder, requiredText, serverColumns, slug, textList } from '../columns.ts'

/** What the emergency card form edits. */
export const emergencyCardForm = v.object({
  title: requiredText('Title is required'),
  slug: slug('Slug is required'),
  signs: textList(),
  steps: textList(),
  avoid: textList(),
  display_order: displayOrder,
  is_enabled: v.boolean(),
})

/** A row of public.emergency_cards. */
export const emergencyCardRow = v.object({ ...serverColumns, ...emergencyCardForm.entries })
