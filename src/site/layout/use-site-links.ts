import { useContent } from '#db/content.ts'

import { useMessages } from '../messages/use-messages.ts'
import { listOpenPages, type MenuName } from '../pages.ts'

/** Returns the links of a menu: the navigation on top, or 'Quick Links' in the footer. */
export function useSiteLinks(menu: MenuName) {
  const messages = useMessages()
  return useContent(listOpenPages)
    .filter(({ menus }) => menus.includes(menu))
    .map(({ path, label }) => ({ to: path, label: label(messages) }))
}
