import type { Content } from '#db/content.ts'
import { hospitalProfile } from '#db/queries.ts'

import type { Messages } from '../messages/message-catalog.ts'

/** Returns the clinic's name, or the default one (S-65). */
export function getClinicName(content: Content, messages: Messages): string {
  return hospitalProfile(content)?.name ?? messages.clinicName
}
