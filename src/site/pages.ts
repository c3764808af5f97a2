import type { ComponentType } from 'react'

import type { Content, PublicTable } from '#db/content.ts'
import {
  contactDetails,
  enabledCategories,
  enabledDoctors,
  enabledServices,
  hospitalProfile,
  libraryOpen,
  publishedIllnesses,
  publishedTestimonials,
} from '#db/queries.ts'
import type { PublicRow } from '#model/tables.ts'

import { ContactPage } from './contact/contact-page.tsx'
import { DoctorsPage } from './doctors/doctors-page.tsx'
import { clinicName } from './head/clinic-name.ts'
import { HomePage, SHOWN_AT_HOME } from './home/home-page.tsx'
import { HealthLibraryPage } from './library/health-library-page.tsx'
import { illnessesInBrief, profileInBrief, servicesInBrief, wholeProfile } from './page-rows.ts'
import { paths } from './paths.ts'
import { ServicesPage } from './services/services-page.tsx'
import { TestimonialsPage } from './testimonials/testimonials-page.tsx'
import type { Words } from './words/use-words.ts'

/** All there is to say of a page that has one address; whatever knows of pages asks here. */
export interface PublicPage {
  path: string
  Component: ComponentType
  /** Which menus lead to it, in the order of the register. */
  menus: readonly Menu[]
  /** What a link to it says. */
  label: (words: Words) => string
  /** What it is called where one line names it, as in the browser's tab. */
  heading: (words: Words) => string
  /** What a search result or a shared link says of it; only the first line's worth is used. */
  description: (content: Content, words: Words) => string
  /**
   * What it shows beside the frame: these rows are sent along with the page, and the newest of
   * their tables dates it in the sitemap.
   */
  rows: { readonly [T in PublicTable]?: (content: Content) => readonly PublicRow<T>[] }
  /** What it is about, for search engines. */
  about: readonly Subject[]
  /** While it is not open, its address leads home and nothing lists it. Without this it always is. */
  isOpen?: (content: Content) => boolean
  /** Its place among what the installed app's icon offers when it is held, and what it says there. */
  shortcut?: { place: number; label: (words: Words) => string }
}

export type Menu = 'header' | 'footer'

/** Words of schema.org; head/structured-data.ts has what each of them says. */
export type Subject = 'WebSite' | 'MedicalClinic' | 'Physician'

const everyMenu: readonly Menu[] = ['header', 'footer']

const register = {
  home: {
    path: paths.home,
    Component: HomePage,
    menus: everyMenu,
    label: (words) => words.navigation.home,
    heading: (words) => words.navigation.home,
    description: (content, words) => hospitalProfile(content)?.about_text || words.description,
    rows: {
      hospital_profile: wholeProfile,
      services: servicesInBrief(SHOWN_AT_HOME),
      testimonials: (content) => publishedTestimonials(content).slice(0, SHOWN_AT_HOME),
    },
    about: ['WebSite', 'MedicalClinic'],
  },
  doctors: {
    path: paths.doctors,
    Component: DoctorsPage,
    menus: everyMenu,
    label: (words) => words.navigation.doctors,
    heading: (words) => words.doctors.title,
    description: (content, words) => withNames(words.doctors.lead, enabledDoctors(content), 'name'),
    rows: { doctors: enabledDoctors },
    about: ['Physician'],
    shortcut: { place: 3, label: (words) => words.navigation.doctors },
  },
  services: {
    path: paths.services,
    Component: ServicesPage,
    menus: everyMenu,
    label: (words) => words.navigation.services,
    heading: (words) => words.services.title,
    description: (content, words) =>
      withNames(words.services.lead, enabledServices(content), 'service_name'),
    rows: { services: enabledServices },
    about: [],
  },
  library: {
    path: paths.library,
    Component: HealthLibraryPage,
    menus: everyMenu,
    label: (words) => words.navigation.healthLibrary,
    heading: (words) => words.library.title,
    description: (content, words) =>
      withNames(words.library.lead, publishedIllnesses(content), 'illness_name'),
    rows: {
      health_library_categories: enabledCategories,
      health_library_illnesses: illnessesInBrief,
    },
    about: [],
    isOpen: libraryOpen,
    shortcut: { place: 2, label: (words) => words.navigation.healthLibrary },
  },
  testimonials: {
    path: paths.testimonials,
    Component: TestimonialsPage,
    menus: everyMenu,
    label: (words) => words.navigation.testimonials,
    heading: (words) => words.testimonials.title,
    description: (content, words) =>
      `${words.testimonials.lead} ${clinicName(content, words)}, ${words.tagline}.`,
    rows: { testimonials: publishedTestimonials },
    about: [],
  },
  contact: {
    path: paths.contact,
    Component: ContactPage,
    menus: everyMenu,
    label: (words) => words.navigation.contact,
    heading: (words) => words.navigation.contact,
    description: waysToReach,
    rows: {
      contact_information: (content) => content.contact_information,
      hospital_profile: profileInBrief,
    },
    about: ['MedicalClinic'],
    shortcut: { place: 1, label: (words) => words.contact.shortcut },
  },
} satisfies Record<string, PublicPage>

export type PageName = keyof typeof register

/** The public pages that have one address each; an illness is a page for each row (routes.tsx). */
export const pages: Readonly<Record<PageName, PublicPage>> = register

export const isOpen = (page: PublicPage, content: Content) => page.isOpen?.(content) ?? true

/** The pages visitors may open now. */
export function openPages(content: Content): PublicPage[] {
  return Object.values(pages).filter((page) => isOpen(page, content))
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
