import type { Content } from '#db/content.ts'
import { hospitalProfile } from '#db/queries.ts'

import type { Messages } from '../messages/message-catalog.ts'

/** The name staff gave the clinic, or the one that stands in for it (S-65). */
export function getClinicName(content: Content, messages: Messages): string {
  return hospitalProfile(content)?.name ?? messages.clinicName
}
