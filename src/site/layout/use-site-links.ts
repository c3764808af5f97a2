import { useContent } from '#db/content.ts'

import { useMessages } from '../messages/use-messages.ts'
import { listOpenPages } from '../pages.ts'

/** Returns the links of the menus: the navigation and Quick Links; or of pages that are in none. */
export function useSiteLinks(extra = false) {
  const messages = useMessages()
  return useContent(listOpenPages)
    .filter(({ isExtra = false }) => isExtra === extra)
    .map(({ path, label }) => ({ to: path, label: label(messages) }))
}
