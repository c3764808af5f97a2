import type { Content, PublicTable } from '#db/content.ts'
import {
  contactDetails,
  enabledCategories,
  enabledDoctors,
  enabledEmergencyCards,
  enabledServices,
  hospitalProfile,
  publishedIllnesses,
  publishedTestimonials,
} from '#db/queries.ts'
import type { PublicRow } from '#model/tables.ts'

import { clinicName } from './head/clinic-name.ts'
import { SHOWN_AT_HOME } from './home/home-page.tsx'
import type { Words } from './messages/message-catalog.ts'
import type { PageName } from './pages.ts'
import {
  doctorsInBrief,
  emergencyCardsInBrief,
  illnessesInBrief,
  noticesToCome,
  profileInBrief,
  servicesInBrief,
  wholeProfile,
} from './row-selectors.ts'

/** What only whoever draws a page has to know of it: no reader's browser downloads this file. */
interface PageFacts {
  /** What a search result or a shared link says of it; only the first line's worth is used. */
  description: (content: Content, words: Words) => string
  /**
   * What it shows beside the frame: these rows are sent along with the page, and the newest of
   * their tables dates it in the sitemap.
   */
  rows: { readonly [T in PublicTable]?: (content: Content) => readonly PublicRow<T>[] }
  /** What it is about, for search engines. */
  about: readonly Subject[]
}

/** Words of schema.org; head/structured-data.ts has what each of them says. */
export type Subject = 'WebSite' | 'MedicalClinic' | 'Physician'

export const pageFacts: Readonly<Record<PageName, PageFacts>> = {
  home: {
    description: (content, words) => hospitalProfile(content)?.about_text || words.description,
    rows: {
      hospital_profile: wholeProfile,
      notices: noticesToCome,
      health_library_categories: enabledCategories,
      emergency_cards: emergencyCardsInBrief,
      services: servicesInBrief(SHOWN_AT_HOME),
      doctors: doctorsInBrief(SHOWN_AT_HOME),
      testimonials: (content) => publishedTestimonials(content).slice(0, SHOWN_AT_HOME),
    },
    about: ['WebSite', 'MedicalClinic'],
  },
  doctors: {
    description: (content, words) => withNames(words.doctors.lead, enabledDoctors(content), 'name'),
    rows: { doctors: enabledDoctors },
    about: ['Physician'],
  },
  services: {
    description: (content, words) =>
      withNames(words.services.lead, enabledServices(content), 'service_name'),
    rows: { services: enabledServices },
    about: [],
  },
  library: {
    description: (content, words) =>
      withNames(words.library.lead, publishedIllnesses(content), 'illness_name'),
    rows: {
      health_library_categories: enabledCategories,
      health_library_illnesses: illnessesInBrief,
      emergency_cards: emergencyCardsInBrief,
    },
    about: [],
  },
  testimonials: {
    description: (content, words) =>
      `${words.testimonials.lead} ${clinicName(content, words)}, ${words.tagline}.`,
    rows: { testimonials: publishedTestimonials },
    about: [],
  },
  contact: {
    description: waysToReach,
    rows: {
      contact_information: (content) => content.contact_information,
      hospital_profile: profileInBrief,
    },
    about: ['MedicalClinic'],
  },
  emergency: {
    description: (content, words) =>
      withNames(`${words.emergency.title}:`, enabledEmergencyCards(content), 'title'),
    rows: { emergency_cards: emergencyCardsInBrief },
    about: [],
  },
  onThisPhone: { description: (_content, words) => words.offline.lead, rows: {}, about: [] },
}

/** A page's lead, and whom or what it lists. */
function withNames<K extends string>(lead: string, rows: readonly Record<K, string>[], name: K) {
  return rows.length > 0 ? `${lead} ${rows.map((row) => row[name]).join(', ')}` : lead
}

function waysToReach(content: Content, words: Words): string {
  const { phones, address } = contactDetails(content)
  const ways = [phones[0], address?.replaceAll('\n', ', ')].filter(Boolean)
  const title = words.contact.title(clinicName(content, words))
  return ways.length > 0 ? `${title}: ${ways.join(' · ')}` : `${title}. ${words.contact.lead}`
}
