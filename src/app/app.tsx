import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'

import { ContentContext, type ContentStore } from '#db/content.ts'
import type { Endpoint } from '#remote/endpoint.ts'
import { SiteRoutes } from '#site/routes.tsx'
import { ThemeProvider } from '#theme/use-theme.tsx'
import { Spinner } from '#ui/spinner.tsx'

import { isForStaff } from './paths.ts'
import { UpdateLine } from './update-line.tsx'

const Staff = lazy(async () => ({ default: (await import('./staff.tsx')).Staff }))

interface AppProps {
  content: ContentStore
  endpoint: Endpoint
}

/** The public site; /login and /admin come as a download of their own. */
export function App({ content, endpoint }: AppProps) {
  const { pathname } = useLocation()
  return (
    <ContentContext value={content}>
      <ThemeProvider>
        {isForStaff(pathname) ? (
          <Suspense fallback={<Spinner />}>
            <Staff endpoint={endpoint} />
          </Suspense>
        ) : (
          <SiteRoutes />
        )}
        <UpdateLine />
      </ThemeProvider>
    </ContentContext>
  )
}
