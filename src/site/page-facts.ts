import type { Content } from '#db/content.ts'
import {
  contactDetails,
  enabledDoctors,
  enabledEmergencyCards,
  enabledServices,
  clinicProfile,
  publishedIllnesses,
} from '#db/queries.ts'

import { getClinicName } from './head/clinic-name.ts'
import type { Messages } from './messages/message-catalog.ts'
import type { PageName } from './pages.ts'

/** The facts about a page that only its renderer needs: visitors do not download this file. */
interface PageFacts {
  /** The description for search results and shared links; only the beginning is used. */
  description: (content: Content, messages: Messages) => string
  /** The subjects of the page, for search engines. */
  about: readonly SchemaType[]
  /** Its place among the shortcuts of the installed app's icon, and its label there. */
  shortcut?: { place: number; label: (messages: Messages) => string }
}

/** Types of schema.org; head/structured-data.ts creates their data. */
export type SchemaType = 'WebSite' | 'MedicalClinic' | 'Physician'

export const pageServerFacts: Readonly<Record<PageName, PageFacts>> = {
  home: {
    description: (content, messages) => clinicProfile(content)?.about_text || messages.description,
    about: ['WebSite', 'MedicalClinic'],
  },
  doctors: {
    description: (content, messages) =>
      appendNames(messages.doctors.lead, enabledDoctors(content), 'name'),
    about: ['Physician'],
    shortcut: { place: 4, label: (messages) => messages.navigation.doctors },
  },
  services: {
    description: (content, messages) =>
      appendNames(messages.services.lead, enabledServices(content), 'service_name'),
    about: [],
  },
  library: {
    description: (content, messages) =>
      appendNames(messages.library.lead, publishedIllnesses(content), 'illness_name'),
    about: [],
    shortcut: { place: 3, label: (messages) => messages.navigation.healthLibrary },
  },
  testimonials: {
    description: (content, messages) =>
      `${messages.testimonials.lead} ${getClinicName(content, messages)}, ${messages.tagline}.`,
    about: [],
  },
  contact: {
    description: waysToReach,
    about: ['MedicalClinic'],
    shortcut: { place: 2, label: (messages) => messages.contact.shortcut },
  },
  emergency: {
    description: (content, messages) =>
      appendNames(`${messages.emergency.title}:`, enabledEmergencyCards(content), 'title'),
    about: [],
    shortcut: { place: 1, label: (messages) => messages.emergency.all },
  },
  onThisPhone: { description: (_content, messages) => messages.offline.lead, about: [] },
}

/** Joins a page's lead with the names that it lists. */
function appendNames<K extends string>(lead: string, rows: readonly Record<K, string>[], name: K) {
  return rows.length > 0 ? `${lead} ${rows.map((row) => row[name]).join(', ')}` : lead
}

function waysToReach(content: Content, messages: Messages): string {
  const { phones, address } = contactDetails(content)
  const ways = [phones[0], address?.replaceAll('\n', ', ')].filter(Boolean)
  const title = messages.contact.title(getClinicName(content, messages))
  return ways.length > 0 ? `${title}: ${ways.join(' · ')}` : `${title}. ${messages.contact.lead}`
}
