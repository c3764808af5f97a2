import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

import { ContentProvider, createContentStore, type Content } from '#db/content.ts'
import { languages, parseLocalizedPath } from '#model/languages.ts'
import { ThemeProvider } from '#theme/use-theme.tsx'

import { getLocaleBundle } from '../messages/all-messages.ts'
import { LocaleContext } from '../messages/use-messages.ts'
import { SiteRoutes } from '../routes.tsx'

/** Renders the page at a path as the server does: the HTML before any script runs. */
export function renderToHtml(address: string, content: Content): string {
  const reader = getLocaleBundle(parseLocalizedPath(address).language)
  const { language } = reader
  return renderToString(
    <LocaleContext value={reader}>
      <ContentProvider store={createContentStore({ content })} language={language}>
        <ThemeProvider>
          <StaticRouter basename={languages[language].base} location={address}>
            <SiteRoutes />
          </StaticRouter>
        </ThemeProvider>
      </ContentProvider>
    </LocaleContext>,
  )
}
