import { useContent } from '#db/content.ts'
import { libraryOpen } from '#db/queries.ts'

import { paths } from '../paths.ts'
import { useWords } from '../words/use-words.ts'

/** The links of the navigation, and of 'Quick Links' in the footer: the same ones, always. */
export function useSiteLinks() {
  const open = useContent(libraryOpen)
  const { navigation } = useWords()
  return [
    { to: paths.home, label: navigation.home },
    { to: paths.doctors, label: navigation.doctors },
    { to: paths.services, label: navigation.services },
    ...(open ? [{ to: paths.library, label: navigation.healthLibrary }] : []),
    { to: paths.testimonials, label: navigation.testimonials },
    { to: paths.contact, label: navigation.contact },
  ]
}
