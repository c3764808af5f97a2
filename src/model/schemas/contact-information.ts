import * as v from 'valibot'

import { actor, optionalText, serverColumns, textList, timestamp, webAddress } from '../columns.ts'
import { mapAddressOf } from '../texts/map-embed.ts'

/** What the Contact Information form edits. */
export const contactInformationForm = v.object({
  address: optionalText(),
  phone_numbers: textList(),
  email_addresses: textList(),
  working_hours: optionalText(),
  appointment_booking_link: v.nullable(webAddress),
  // Of code that holds a map only its address is kept; other text stays for whoever pasted it (S-31).
  google_maps_code: v.pipe(
    optionalText(),
    v.transform((pasted) => mapAddressOf(pasted) ?? pasted),
  ),
})

/** The one row of public.contact_information. */
export const contactInformationRow = v.object({
  ...serverColumns,
  ...contactInformationForm.entries,
  last_updated_by: actor,
  updated_at: timestamp,
})
