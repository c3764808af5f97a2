import type { Content } from '#db/content.ts'
import { activeTheme } from '#db/queries.ts'
import { isForStaff } from '#model/texts/staff-address.ts'
import { openPages } from '#site/pages.ts'
import { paths } from '#site/paths.ts'
import { NO_THEME } from '#theme/css/theme-attributes.ts'

import { savesData, tellWorker } from './tell-worker.ts'
import { whenQuiet } from './when-quiet.ts'

let last: string | null = null

/**
 * Asks the service worker to have the main pages on this device, as a server draws them now: they
 * open faster than what is drawn here. When another theme arrives it is asked again, and fetches
 * all of them again, so that the old look does not flash up.
 */
export function keepPages(content: Content): void {
  const theme = activeTheme(content)?.hash ?? NO_THEME
  if (theme === last) return
  last = theme
  const main = openPages(content).map(({ path }) => path)
  const few = isForStaff(location.pathname) ? [paths.home] : [paths.home, location.pathname]
  whenQuiet(() =>
    tellWorker({ type: 'keep-pages', paths: savesData() ? few : [...few, ...main], theme }),
  )
}
