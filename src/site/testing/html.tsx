import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

import { ContentProvider, createContentStore, type Content } from '#db/content.ts'
import { languages, pageOf } from '#model/languages.ts'
import { ThemeProvider } from '#theme/use-theme.tsx'

import { SiteRoutes } from '../routes.tsx'
import { readerIn } from '../words/all-words.ts'
import { ReaderContext } from '../words/use-words.ts'

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
