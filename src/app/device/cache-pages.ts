import type { Content } from '#db/content.ts'
import { activeTheme, enabledEmergencyCards } from '#db/queries.ts'
import { localizePath, parseLocalizedPath } from '#model/languages.ts'
import { getEmergencyPath, paths } from '#model/paths/public-paths.ts'
import { isStaffPath } from '#model/paths/staff-paths.ts'
import { listOpenPages } from '#site/pages.ts'
import { NO_THEME } from '#theme/css/theme-attributes.ts'

import { isSaveDataOn, postToWorker } from './post-to-worker.ts'
import { runWhenIdle } from './when-idle.ts'

let last: string | null = null

/**
 * Asks the service worker to have the main pages on this device, as a server draws them now: they
 * open faster than what is drawn here. They are in the language of this page; those of another are
 * drawn here until a page in it is opened. When another theme arrives it is asked again, and fetches
 * all of them again, so that the old look does not flash up.
 */
export function cachePages(content: Content): void {
  const theme = activeTheme(content)?.hash ?? NO_THEME
  if (theme === last) return
  last = theme
  const { language } = parseLocalizedPath(location.pathname)
  const inOwn = (path: string) => localizePath(language, path)
  const main = listOpenPages(content).map(({ path }) => inOwn(path))
  const few = [
    // Who needs them cannot wait, and has no time to look for a network.
    inOwn(paths.emergency),
    ...enabledEmergencyCards(content).map(({ slug }) => inOwn(getEmergencyPath(slug))),
    inOwn(paths.home),
    ...(isStaffPath(location.pathname) ? [] : [location.pathname]),
  ]
  runWhenIdle(() =>
    postToWorker({ type: 'keep-pages', paths: isSaveDataOn() ? few : [...few, ...main], theme }),
  )
}
