import * as v from 'valibot'

import {
  displayOrder,
  optionalText,
  requiredDay,
  requiredText,
  serverColumns,
  TEXT_LIMITS,
} from '../columns.ts'

/** What the notice form edits. */
export const noticeForm = v.object({
  title: requiredText('Title is required'),
  message: optionalText(TEXT_LIMITS.line),
  starts_on: requiredDay('Please choose the first day'),
  ends_on: requiredDay('Please choose the last day'),
  is_urgent: v.boolean(),
  display_order: displayOrder,
  is_enabled: v.boolean(),
})

/** A row of public.notices. */
export const noticeRow = v.object({ ...serverColumns, ...noticeForm.entries })
