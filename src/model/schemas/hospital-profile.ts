import * as v from 'valibot'

import {
  actor,
  imageAddress,
  optionalText,
  phoneList,
  requiredText,
  serverColumns,
  TEXT_LIMITS,
  textList,
  timestamp,
} from '../columns.ts'

/** What the Hospital Profile form edits. */
export const hospitalProfileForm = v.object({
  name: requiredText('Hospital name is required'),
  about_text: optionalText(),
  mission: optionalText(),
  address: optionalText(),
  city: optionalText(TEXT_LIMITS.line),
  state: optionalText(TEXT_LIMITS.line),
  pincode: optionalText(TEXT_LIMITS.line),
  phone_numbers: phoneList(),
  emails: textList(),
  working_hours: optionalText(),
  logo_image: imageAddress,
  banner_image: imageAddress,
  share_image: imageAddress,
})

/** The one row of public.hospital_profile. */
export const hospitalProfileRow = v.object({
  ...serverColumns,
  ...hospitalProfileForm.entries,
  last_updated_by: actor,
  updated_at: timestamp,
})
