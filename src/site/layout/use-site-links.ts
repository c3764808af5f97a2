import { useContent } from '#db/content.ts'

import { useWords } from '../messages/use-messages.ts'
import { openPages, type Menu } from '../pages.ts'

/** The links of a menu: the navigation on top, or 'Quick Links' in the footer. */
export function useSiteLinks(menu: Menu) {
  const words = useWords()
  return useContent(openPages)
    .filter(({ menus }) => menus.includes(menu))
    .map(({ path, label }) => ({ to: path, label: label(words) }))
}
