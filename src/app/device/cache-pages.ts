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
 * Asks the service worker to cache the main pages as the server renders them now: they open faster
 * than the app renders them. Only in this page's language; others follow when a page in them is
 * opened. After a change of theme all are fetched again, so that the old theme does not flash.
 */
export function cachePages(content: Content): void {
  const theme = activeTheme(content)?.hash ?? NO_THEME
  if (theme === last) return
  last = theme
  const { language } = parseLocalizedPath(location.pathname)
  const inOwn = (path: string) => localizePath(language, path)
  const main = listOpenPages(content).map(({ path }) => inOwn(path))
  const few = [
    // In an emergency a reader cannot wait for a network.
    inOwn(paths.emergency),
    ...enabledEmergencyCards(content).map(({ slug }) => inOwn(getEmergencyPath(slug))),
    inOwn(paths.home),
    ...(isStaffPath(location.pathname) ? [] : [location.pathname]),
  ]
  runWhenIdle(() =>
    postToWorker({ type: 'cache-pages', paths: isSaveDataOn() ? few : [...few, ...main], theme }),
  )
}
