import type { ComponentType } from 'react'

import type { Content } from '#db/content.ts'
import { libraryOpen } from '#db/queries.ts'
import { paths } from '#model/paths/public-paths.ts'

import { ContactPage } from './contact/contact-page.tsx'
import { DoctorsPage } from './doctors/doctors-page.tsx'
import { EmergencyPage } from './emergency/emergency-page.tsx'
import { HomePage } from './home/home-page.tsx'
import { HealthLibraryPage } from './library/health-library-page.tsx'
import type { Words } from './messages/message-catalog.ts'
import { OnThisPhonePage } from './on-this-phone/on-this-phone-page.tsx'
import { ServicesPage } from './services/services-page.tsx'
import { TestimonialsPage } from './testimonials/testimonials-page.tsx'

/**
 * What a browser has to know of a page that has one address; whatever knows of pages asks here. What
 * only whoever draws it needs is in page-facts.ts.
 */
export interface PublicPage {
  path: string
  Component: ComponentType
  /** Which menus lead to it, in the order of the register. */
  menus: readonly Menu[]
  /** What a link to it says. */
  label: (words: Words) => string
  /** What it is called where one line names it, as in the browser's tab. */
  heading: (words: Words) => string
  /** While it is not open, its address leads home and nothing lists it. Without this it always is. */
  isOpen?: (content: Content) => boolean
  /** Its place among what the installed app's icon offers when it is held, and what it says there. */
  shortcut?: { place: number; label: (words: Words) => string }
}

export type Menu = 'header' | 'footer'

const everyMenu: readonly Menu[] = ['header', 'footer']

const register = {
  home: {
    path: paths.home,
    Component: HomePage,
    menus: everyMenu,
    label: (words) => words.navigation.home,
    heading: (words) => words.navigation.home,
  },
  doctors: {
    path: paths.doctors,
    Component: DoctorsPage,
    menus: everyMenu,
    label: (words) => words.navigation.doctors,
    heading: (words) => words.doctors.title,
    shortcut: { place: 4, label: (words) => words.navigation.doctors },
  },
  services: {
    path: paths.services,
    Component: ServicesPage,
    menus: everyMenu,
    label: (words) => words.navigation.services,
    heading: (words) => words.services.title,
  },
  library: {
    path: paths.library,
    Component: HealthLibraryPage,
    menus: everyMenu,
    label: (words) => words.navigation.healthLibrary,
    heading: (words) => words.library.title,
    isOpen: libraryOpen,
    shortcut: { place: 3, label: (words) => words.navigation.healthLibrary },
  },
  testimonials: {
    path: paths.testimonials,
    Component: TestimonialsPage,
    menus: everyMenu,
    label: (words) => words.navigation.testimonials,
    heading: (words) => words.testimonials.title,
  },
  contact: {
    path: paths.contact,
    Component: ContactPage,
    menus: everyMenu,
    label: (words) => words.navigation.contact,
    heading: (words) => words.navigation.contact,
    shortcut: { place: 2, label: (words) => words.contact.shortcut },
  },
  emergency: {
    path: paths.emergency,
    Component: EmergencyPage,
    // The strip of emergency numbers leads to it from everywhere.
    menus: ['footer'],
    label: (words) => words.emergency.title,
    heading: (words) => words.emergency.title,
    shortcut: { place: 1, label: (words) => words.emergency.all },
  },
  onThisPhone: {
    path: paths.onThisPhone,
    Component: OnThisPhonePage,
    menus: ['footer'],
    label: (words) => words.offline.onThisPhone,
    heading: (words) => words.offline.onThisPhone,
  },
} satisfies Record<string, PublicPage>

export type PageName = keyof typeof register

/** The public pages that have one address each; an illness and an emergency card are a page for each row (routes.tsx). */
export const pages: Readonly<Record<PageName, PublicPage>> = register

export const isOpen = (page: PublicPage, content: Content) => page.isOpen?.(content) ?? true

/** The pages visitors may open now. */
export function openPages(content: Content): PublicPage[] {
  return Object.values(pages).filter((page) => isOpen(page, content))
}
