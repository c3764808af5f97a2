import '../../../src/ui/base.css'
import { StrictMode, useEffect, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

import { ContentProvider, createContentStore } from '../../../src/db/content.ts'
import { SOURCE_LANGUAGE } from '../../../src/model/languages.ts'
import { normalizePath } from '../../../src/model/paths/public-paths.ts'
import { en } from '../../../src/site/messages/en.ts'
import { LocaleContext } from '../../../src/site/messages/use-messages.ts'
import { SiteRoutes } from '../../../src/site/routes.tsx'
import { applyCachedTheme } from '../../../src/theme/device/cached-theme.ts'
import { ThemeProvider } from '../../../src/theme/use-theme.tsx'
import { Spinner } from '../../../src/ui/spinner.tsx'
import { readContent } from './read-content.ts'

// The same pages as ours, made as the specification describes them: the browser fetches the
// script, the script reads the tables, and then there is something to see.
const root = createRoot(document.getElementById('root') ?? document.body)
await applyCachedTheme()
root.render(<Spinner>Initializing application...</Spinner>)

const page = normalizePath(location.pathname)
const content = await readContent(page)
const store = createContentStore({ content, page, asOf: Date.now() })
root.render(
  <StrictMode>
    <BrowserRouter>
      <LocaleContext value={{ language: SOURCE_LANGUAGE, messages: en }}>
        <ContentProvider store={store} language={SOURCE_LANGUAGE}>
          <ThemeProvider>
            <Marked>
              <SiteRoutes />
            </Marked>
          </ThemeProvider>
        </ContentProvider>
      </LocaleContext>
    </BrowserRouter>
  </StrictMode>,
)

/** Marks when a tap is answered, as the app does (src/app/app.tsx). */
function Marked({ children }: { children: ReactNode }) {
  useEffect(() => void performance.mark('usable'), [])
  return children
}
