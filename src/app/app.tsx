import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'

import { ContentContext, type ContentStore } from '#db/content.ts'
import type { Endpoint } from '#remote/endpoint.ts'
import { SiteRoutes } from '#site/routes.tsx'
import { ThemeProvider } from '#theme/use-theme.tsx'
import { Spinner } from '#ui/spinner.tsx'

import { UpdateLine } from './update-line.tsx'

const Staff = lazy(async () => ({ default: (await import('./staff.tsx')).Staff }))

interface AppProps {
  content: ContentStore
  endpoint: Endpoint
}

/** The public site; /login and /admin come as a download of their own. */
export function App({ content, endpoint }: AppProps) {
  const staff = (
    <Suspense fallback={<Spinner />}>
      <Staff endpoint={endpoint} />
    </Suspense>
  )
  return (
    <ContentContext value={content}>
      <ThemeProvider>
        <Routes>
          <Route path="/login" element={staff} />
          <Route path="/admin/*" element={staff} />
          <Route path="*" element={<SiteRoutes />} />
        </Routes>
        <UpdateLine />
      </ThemeProvider>
    </ContentContext>
  )
}
