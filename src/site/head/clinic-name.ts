import type { Content } from '#db/content.ts'
import { clinicProfile } from '#db/queries.ts'

import type { Messages } from '../messages/message-catalog.ts'

/** Returns the clinic's name, or the default one (S-65). */
export function getClinicName(content: Content, messages: Messages): string {
  return clinicProfile(content)?.name ?? messages.clinicName
}
