import {
  actor,
  defineSchema,
  imageAddress,
  optionalText,
  phoneList,
  requiredText,
  TEXT_LIMITS,
  emailList,
  timestamp,
} from '../columns.ts'

/** The one row of public.hospital_profile. */
export const hospitalProfileSchema = defineSchema({
  form: {
    name: requiredText('Hospital name is required'),
    about_text: optionalText(),
    mission: optionalText(),
    address: optionalText(),
    city: optionalText(TEXT_LIMITS.line),
    state: optionalText(TEXT_LIMITS.line),
    pincode: optionalText(TEXT_LIMITS.line),
    phone_numbers: phoneList(),
    emails: emailList(),
    working_hours: optionalText(),
    logo_image: imageAddress,
    banner_image: imageAddress,
    share_image: imageAddress,
  },
  server: { updated_at: timestamp },
  staffOnly: { last_updated_by: actor },
})
