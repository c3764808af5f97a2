import '#ui/base.css'
import { StrictMode, useEffect, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

import { ContentProvider, createContentStore, pagePath } from '#db/content.ts'
import { SOURCE } from '#model/languages.ts'
import { en } from '#site/messages/en.ts'
import { ReaderContext } from '#site/messages/use-messages.ts'
import { SiteRoutes } from '#site/routes.tsx'
import { applyCachedTheme } from '#theme/device/cached-theme.ts'
import { ThemeProvider } from '#theme/use-theme.tsx'
import { Spinner } from '#ui/spinner.tsx'

import { readContent } from './read-content.ts'

// The same pages as ours, made as the specification describes them: the browser fetches the
// script, the script reads the tables, and then there is something to see.
const root = createRoot(document.getElementById('root') ?? document.body)
await applyCachedTheme()
root.render(<Spinner>Initializing application...</Spinner>)

const page = pagePath(location.pathname)
const content = await readContent(page)
const store = createContentStore({ content, page, asOf: Date.now() })
root.render(
  <StrictMode>
    <BrowserRouter>
      <ReaderContext value={{ language: SOURCE, words: en }}>
        <ContentProvider store={store} language={SOURCE}>
          <ThemeProvider>
            <Marked>
              <SiteRoutes />
            </Marked>
          </ThemeProvider>
        </ContentProvider>
      </ReaderContext>
    </BrowserRouter>
  </StrictMode>,
)

/** Marks when a tap is answered, as the app does (src/app/app.tsx). */
function Marked({ children }: { children: ReactNode }) {
  useEffect(() => void performance.mark('usable'), [])
  return children
}
