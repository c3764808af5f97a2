import { useContent } from '#db/content.ts'
import { isLibraryOpen } from '#db/queries.ts'
import { paths } from '#model/paths/public-paths.ts'
import { getButtonClass } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { useMessages } from '../messages/use-messages.ts'

/** Leads to the search of the health library; renders nothing while the library is closed. */
export function SearchLibraryLink() {
  const open = useContent(isLibraryOpen)
  const { library } = useMessages()
  if (!open) return null
  return (
    <Link to={paths.library} className={getButtonClass('secondary')}>
      <Icon name="search" />
      {library.search}
    </Link>
  )
}
