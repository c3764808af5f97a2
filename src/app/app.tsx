import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { ContentProvider, canRenderPage, useContentState, type ContentStore } from '#db/content.ts'
import { ErrorBoundary } from '#late/error-boundary.tsx'
import { fetchPartWithRetries } from '#late/fetch-part.ts'
import { useLatePart } from '#late/late-part.tsx'
import { parseLocalizedPath, SOURCE_LANGUAGE } from '#model/languages.ts'
import { isStaffPath } from '#model/paths/staff-paths.ts'
import { LocaleContext, type LocaleBundle } from '#site/messages/use-messages.ts'
import { SiteRoutes } from '#site/routes.tsx'
import { ThemeProvider } from '#theme/use-theme.tsx'

import { runWhenIdle } from './device/when-idle.ts'
import { LastRenderedPage } from './last-rendered-page.tsx'

interface AppProps {
  reader: LocaleBundle
  content: ContentStore
  /** The element for /login and /admin: a chunk of its own, not rendered by a server. */
  staff: ReactNode
}

/** The whole app. A server renders the same tree with its own router. */
export function App({ reader, content, staff }: AppProps) {
  const { pathname } = useLocation()
  const { language } = reader
  const isPanel = language === SOURCE_LANGUAGE && isStaffPath(pathname)
  // Before the paint: the panel has its own colours (ui/staff-tokens.css).
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-panel', isPanel)
  }, [isPanel])
  return (
    <LocaleContext value={reader}>
      <ErrorBoundary fallback={<LastRenderedPage />}>
        <ContentProvider store={content} language={language}>
          <ThemeProvider>
            {isPanel ? staff : <SiteRoutes />}
            <ErrorBoundary>
              <LateUpdateLine />
              <TeluguLetters />
            </ErrorBoundary>
          </ThemeProvider>
        </ContentProvider>
      </ErrorBoundary>
    </LocaleContext>
  )
}

/** Shows whether there is a newer build, once the page is idle. */
function LateUpdateLine() {
  const { pathname } = useLocation()
  const [cameTo] = useState(pathname)
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => runWhenIdle(() => setQuiet(true)), [])
  const { part: line } = useLatePart(loadUpdateLine, isQuiet)
  return line && <line.UpdateBanner cameTo={cameTo} />
}

const loadUpdateLine = () => import('./device/update-banner.tsx')

/**
 * Checks for Telugu after the page has its content: on a slow device that is long after the page
 * loads.
 */
function TeluguLetters() {
  const { pathname } = useLocation()
  const hasWords = canRenderPage(useContentState(), pathname)
  useEffect(() => {
    if (hasWords) runWhenIdle(() => checkTelugu(pathname))
  }, [pathname, hasWords])
  return null
}

const loadTeluguLetters = () => import('./device/telugu-font.ts')

/** Tests the device for Telugu letters only if the page shows Telugu, or is about to offer it. */
async function checkTelugu(page: string): Promise<void> {
  // Ignores the link to the Telugu page, which is on every page.
  const telugu = document.querySelector(
    /\bte\b/.test(navigator.languages.join()) ? 'body' : '[lang="te"]:not([hreflang])',
  )
  // The reader may have left the page by now.
  if (!telugu || page !== parseLocalizedPath(location.pathname).path) return
  const { loadTeluguFontIfNeeded } = await fetchPartWithRetries(loadTeluguLetters)
  loadTeluguFontIfNeeded(telugu)
}
