import * as v from 'valibot'

import {
  actor,
  defineSchema,
  optionalText,
  phoneList,
  requiredText,
  TEXT_LIMITS,
  emailList,
  timestamp,
  webAddress,
} from '../columns.ts'
import { validateSpecialDays, validateWeek } from '../hours/validate-hours.ts'
import { joinLines, toStorableText } from '../texts/normalize-text.ts'
import { parsePastedMap } from '../texts/pasted-map.ts'
import { toWhatsAppNumber, isWhatsAppNumber } from '../texts/whatsapp.ts'

const NO_WHATSAPP_NUMBER =
  'Please use digits only, with the country code first, such as +91 40 5550 0100'

/** Lines of hours with their validation message (S-87). */
const hoursLines = (problemOf: (lines: readonly string[]) => string | null) =>
  v.pipe(
    v.array(v.pipe(v.string(), v.transform(toStorableText), v.transform(joinLines))),
    v.maxLength(TEXT_LIMITS.items, `Please keep this under ${TEXT_LIMITS.items} entries`),
    v.check(
      (lines) => problemOf(lines) === null,
      ({ input }) => problemOf(input) ?? '',
    ),
  )

/** The one row of public.contact_information. */
export const contactInformationSchema = defineSchema({
  form: {
    address: optionalText(),
    phone_numbers: phoneList(),
    email_addresses: emailList(),
    working_hours: optionalText(),
    opening_hours: hoursLines(validateWeek),
    special_hours: hoursLines(validateSpecialDays),
    appointment_booking_link: v.nullable(webAddress),
    // Only the URL of recognised map code is stored; other text stays as pasted (S-31).
    google_maps_code: v.pipe(
      optionalText(),
      v.transform((pasted) => (pasted === null ? null : parsePastedMap(pasted)) ?? pasted),
    ),
    whatsapp_number: v.nullable(
      v.pipe(
        requiredText(NO_WHATSAPP_NUMBER, 40),
        v.transform(toWhatsAppNumber),
        v.check(isWhatsAppNumber, NO_WHATSAPP_NUMBER),
      ),
    ),
  },
  server: { updated_at: timestamp },
  staffOnly: { last_updated_by: actor },
})
