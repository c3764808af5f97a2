import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { ContentProvider, canRenderPage, useContentState, type ContentStore } from '#db/content.ts'
import { ErrorBoundary } from '#late/error-boundary.tsx'
import { keepFetching } from '#late/fetch-part.ts'
import { useLatePart } from '#late/late-part.tsx'
import { parseLocalizedPath, SOURCE_LANGUAGE } from '#model/languages.ts'
import { isStaffPath } from '#model/paths/staff-paths.ts'
import { LocaleContext, type LocaleBundle } from '#site/messages/use-messages.ts'
import { SiteRoutes } from '#site/routes.tsx'
import { ThemeProvider } from '#theme/use-theme.tsx'

import { AsDrawn } from './as-drawn.tsx'
import { runWhenIdle } from './device/when-idle.ts'

interface AppProps {
  reader: LocaleBundle
  content: ContentStore
  /** What stands at /login and /admin: a download of its own, and nothing a server draws. */
  staff: ReactNode
}

/** The whole app; a server draws the same tree, around its own router. */
export function App({ reader, content, staff }: AppProps) {
  const { pathname } = useLocation()
  const { language } = reader
  const isPanel = language === SOURCE_LANGUAGE && isStaffPath(pathname)
  // Before it is painted: the panel has colours of its own (ui/staff-tokens.css).
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-panel', isPanel)
  }, [isPanel])
  return (
    <LocaleContext value={reader}>
      <ErrorBoundary fallback={<AsDrawn />}>
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

/** Whether there is a newer build, nobody has to know before the page is quiet. */
function LateUpdateLine() {
  const { pathname } = useLocation()
  const [cameTo] = useState(pathname)
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => runWhenIdle(() => setQuiet(true)), [])
  const { part: line } = useLatePart(loadUpdateLine, isQuiet)
  return line && <line.UpdateBanner cameTo={cameTo} />
}

const loadUpdateLine = () => import('./device/update-banner.tsx')

/** Looks for Telugu once the page has its words: on a slow device they come long after the page. */
function TeluguLetters() {
  const { pathname } = useLocation()
  const hasWords = canRenderPage(useContentState(), pathname)
  useEffect(() => {
    if (hasWords) runWhenIdle(() => lookAtTelugu(pathname))
  }, [pathname, hasWords])
  return null
}

const loadTeluguLetters = () => import('./device/telugu-font.ts')

/** A page without Telugu costs nobody the question whether this device has letters for it. */
async function lookAtTelugu(page: string): Promise<void> {
  // The link to the page in Telugu does not count: it is on every page.
  const shown = document.querySelector('[lang="te"]:not([hreflang])')
  // The reader may be on another page by now.
  if (!shown || page !== parseLocalizedPath(location.pathname).path) return
  const { loadTeluguFontIfNeeded } = await keepFetching(loadTeluguLetters)
  loadTeluguFontIfNeeded(shown)
}
