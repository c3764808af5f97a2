import * as v from 'valibot'

import { actor, optionalText, serverColumns, textList, timestamp, webAddress } from '../columns.ts'

/** What the Contact Information form edits. */
export const contactInformationForm = v.object({
  address: optionalText(),
  phone_numbers: textList(),
  email_addresses: textList(),
  working_hours: optionalText(),
  appointment_booking_link: v.nullable(webAddress),
  google_maps_code: optionalText(),
})

/** The one row of public.contact_information. */
export const contactInformationRow = v.object({
  ...serverColumns,
  ...contactInformationForm.entries,
  last_updated_by: actor,
  updated_at: timestamp,
})
