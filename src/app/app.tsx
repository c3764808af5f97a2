import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { ContentProvider, type ContentStore } from '#db/content.ts'
import { isForStaff } from '#model/staff-address.ts'
import { SiteRoutes } from '#site/routes.tsx'
import { ThemeProvider } from '#theme/use-theme.tsx'

import { UpdateLine } from './update-line.tsx'
import { whenQuiet } from './when-quiet.ts'

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
  useEffect(() => whenQuiet(() => lookAtTelugu(pathname)), [pathname])
  return (
    <ContentProvider store={content}>
      <ThemeProvider>
        {isForStaff(pathname) ? staff : <SiteRoutes />}
        <UpdateLine />
      </ThemeProvider>
    </ContentProvider>
  )
}

/** Only on a page with Telugu: finding out whether this device has the letters takes time. */
async function lookAtTelugu(page: string): Promise<void> {
  const shown = document.querySelector('[lang="te"]')
  // The reader may be on another page by now.
  if (!shown || page !== location.pathname) return
  const { offerTelugu } = await import('./telugu-letters.ts')
  offerTelugu(shown)
}
