import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { ContentProvider, isEnough, useContentState, type ContentStore } from '#db/content.ts'
import { isForStaff } from '#model/texts/staff-address.ts'
import { SiteRoutes } from '#site/routes.tsx'
import { ThemeProvider } from '#theme/use-theme.tsx'

import { UpdateLine } from './device/update-line.tsx'
import { whenQuiet } from './device/when-quiet.ts'

interface AppProps {
  content: ContentStore
  /** What stands at /login and /admin: a download of its own, and nothing a server draws. */
  staff: ReactNode
}

/** The whole app; a server draws the same tree, around its own router. */
export function App({ content, staff }: AppProps) {
  const { pathname } = useLocation()
  // From here on a tap is answered by the app; `npm run bench` reads when that was.
  useEffect(() => void performance.mark('usable'), [])
  return (
    <ContentProvider store={content}>
      <ThemeProvider>
        {isForStaff(pathname) ? staff : <SiteRoutes />}
        <UpdateLine />
        <TeluguLetters />
      </ThemeProvider>
    </ContentProvider>
  )
}

/** Looks for Telugu once the page has its words: on a slow device they come long after the page. */
function TeluguLetters() {
  const { pathname } = useLocation()
  const hasWords = isEnough(useContentState(), pathname)
  useEffect(() => {
    if (hasWords) whenQuiet(() => lookAtTelugu(pathname))
  }, [pathname, hasWords])
  return null
}

/** A page without Telugu costs nobody the question whether this device has letters for it. */
async function lookAtTelugu(page: string): Promise<void> {
  const shown = document.querySelector('[lang="te"]')
  // The reader may be on another page by now.
  if (!shown || page !== location.pathname) return
  const { offerTelugu } = await import('./device/telugu-letters.ts')
  offerTelugu(shown)
}
