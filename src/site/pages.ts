import type { ComponentType } from 'react'

import type { Content } from '#db/content.ts'
import { isLibraryOpen } from '#db/queries.ts'
import { paths } from '#model/paths/public-paths.ts'

import { ContactPage } from './contact/contact-page.tsx'
import { DoctorsPage } from './doctors/doctors-page.tsx'
import { EmergencyPage } from './emergency/emergency-page.tsx'
import { HomePage } from './home/home-page.tsx'
import { HealthLibraryPage } from './library/health-library-page.tsx'
import type { Messages } from './messages/message-catalog.ts'
import { OnThisPhonePage } from './on-this-phone/on-this-phone-page.tsx'
import { ServicesPage } from './services/services-page.tsx'
import { TestimonialsPage } from './testimonials/testimonials-page.tsx'

/**
 * What a browser needs to know about a page with one path. Facts that only the renderer needs are
 * in page-facts.ts.
 */
export interface PublicPage {
  path: string
  Component: ComponentType
  /** The text of a link to it. */
  label: (messages: Messages) => string
  /** Its name for a single line, as in the browser's tab. */
  heading: (messages: Messages) => string
  /** While it is closed, its path redirects home and it is not listed. By default it is open. */
  isOpen?: (content: Content) => boolean
  /** Whether it is in no menu: the footer links to it beside Quick Links (S-90). */
  isExtra?: true
}

const register = {
  home: {
    path: paths.home,
    Component: HomePage,
    label: (messages) => messages.navigation.home,
    heading: (messages) => messages.navigation.home,
  },
  doctors: {
    path: paths.doctors,
    Component: DoctorsPage,
    label: (messages) => messages.navigation.doctors,
    heading: (messages) => messages.doctors.title,
  },
  services: {
    path: paths.services,
    Component: ServicesPage,
    label: (messages) => messages.navigation.services,
    heading: (messages) => messages.services.title,
  },
  library: {
    path: paths.library,
    Component: HealthLibraryPage,
    label: (messages) => messages.navigation.healthLibrary,
    heading: (messages) => messages.library.title,
    isOpen: isLibraryOpen,
  },
  testimonials: {
    path: paths.testimonials,
    Component: TestimonialsPage,
    label: (messages) => messages.navigation.testimonials,
    heading: (messages) => messages.testimonials.title,
  },
  contact: {
    path: paths.contact,
    Component: ContactPage,
    label: (messages) => messages.navigation.contact,
    heading: (messages) => messages.navigation.contact,
  },
  emergency: {
    path: paths.emergency,
    Component: EmergencyPage,
    // The strip of emergency numbers links to it from everywhere.
    isExtra: true,
    label: (messages) => messages.emergency.title,
    heading: (messages) => messages.emergency.title,
  },
  onThisPhone: {
    path: paths.onThisPhone,
    Component: OnThisPhonePage,
    isExtra: true,
    label: (messages) => messages.offline.onThisPhone,
    heading: (messages) => messages.offline.onThisPhone,
  },
} satisfies Record<string, PublicPage>

export type PageName = keyof typeof register

/**
 * The public pages with one path each; illnesses and emergency cards have a page per row
 * (routes.tsx).
 */
export const pages: Readonly<Record<PageName, PublicPage>> = register

export const isPageOpen = (page: PublicPage, content: Content) => page.isOpen?.(content) ?? true

/** Lists the pages that visitors can open now. */
export function listOpenPages(content: Content): PublicPage[] {
  return Object.values(pages).filter((page) => isPageOpen(page, content))
}
