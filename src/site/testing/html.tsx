import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

import { ContentProvider, createContentStore, type Content } from '#db/content.ts'
import { languages, pageOf } from '#model/languages.ts'
import { ThemeProvider } from '#theme/use-theme.tsx'

import { readerIn } from '../messages/all-messages.ts'
import { ReaderContext } from '../messages/use-messages.ts'
import { SiteRoutes } from '../routes.tsx'

/** The page at an address as the server draws it: what a reader has before any script runs. */
export function htmlOf(address: string, content: Content): string {
  const reader = readerIn(pageOf(address).language)
  const { language } = reader
  return renderToString(
    <ReaderContext value={reader}>
      <ContentProvider store={createContentStore({ content })} language={language}>
        <ThemeProvider>
          <StaticRouter basename={languages[language].base} location={address}>
            <SiteRoutes />
          </StaticRouter>
        </ThemeProvider>
      </ContentProvider>
    </ReaderContext>,
  )
}
