import type { Content } from '#db/content.ts'
import { hospitalProfile } from '#db/queries.ts'

import type { Words } from '../messages/message-catalog.ts'

/** The name staff gave the clinic, or the one that stands in for it (S-65). */
export function clinicName(content: Content, words: Words): string {
  return hospitalProfile(content)?.name ?? words.clinicName
}
