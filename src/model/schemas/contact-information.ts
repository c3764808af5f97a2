import * as v from 'valibot'

import {
  actor,
  optionalText,
  phoneList,
  requiredText,
  serverColumns,
  textList,
  timestamp,
  webAddress,
} from '../columns.ts'
import { mapAddressOf } from '../texts/map-embed.ts'
import { isWhatsAppNumber } from '../texts/whatsapp.ts'

const NO_WHATSAPP_NUMBER =
  'Please use digits only, with the country code first, such as +91 40 5550 0100'

/** What the Contact Information form edits. */
export const contactInformationForm = v.object({
  address: optionalText(),
  phone_numbers: phoneList(),
  email_addresses: textList(),
  working_hours: optionalText(),
  appointment_booking_link: v.nullable(webAddress),
  // Of code that holds a map only its address is kept; other text stays for whoever pasted it (S-31).
  google_maps_code: v.pipe(
    optionalText(),
    v.transform((pasted) => mapAddressOf(pasted) ?? pasted),
  ),
  whatsapp_number: v.nullable(
    v.pipe(requiredText(NO_WHATSAPP_NUMBER, 40), v.check(isWhatsAppNumber, NO_WHATSAPP_NUMBER)),
  ),
})

/** The one row of public.contact_information. */
export const contactInformationRow = v.object({
  ...serverColumns,
  ...contactInformationForm.entries,
  last_updated_by: actor,
  updated_at: timestamp,
})
