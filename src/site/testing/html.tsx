import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

import { ContentProvider, createContentStore, type Content } from '#db/content.ts'
import { ThemeProvider } from '#theme/use-theme.tsx'

import { SiteRoutes } from '../routes.tsx'

/** The page at an address as the server draws it: what a reader has before any script runs. */
export function htmlOf(path: string, content: Content): string {
  return renderToString(
    <ContentProvider store={createContentStore({ content })}>
      <ThemeProvider>
        <StaticRouter location={path}>
          <SiteRoutes />
        </StaticRouter>
      </ThemeProvider>
    </ContentProvider>,
  )
}
