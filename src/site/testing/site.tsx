import { act, cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { afterEach } from 'vitest'

import {
  ContentProvider,
  createContentStore,
  type Content,
  type ContentState,
} from '#db/content.ts'
import { languages, parseLocalizedPath } from '#model/languages.ts'
import { getLocaleBundle } from '#site/messages/all-messages.ts'
import { LocaleContext } from '#site/messages/use-messages.ts'
import { SiteRoutes } from '#site/routes.tsx'
import { ThemeProvider } from '#theme/use-theme.tsx'
// Loaded ahead: the app loads it on demand, when a test may be over.
import '#theme/css/set-variables.ts'

afterEach(() => {
  cleanup()
  window.localStorage.clear()
})

/**
 * Renders the whole public site at a path, for a visitor with this content; hydrates `html` if it
 * is given.
 */
export function renderSite(
  path: string,
  content: Content | null,
  state: Partial<ContentState> = {},
  html?: string,
) {
  const store = createContentStore({ content, ...state })
  const address = { now: path }
  let navigate: NavigateFunction | undefined
  const reader = getLocaleBundle(parseLocalizedPath(path).language)
  const { language } = reader
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html ?? ''
  render(
    <LocaleContext value={reader}>
      <ContentProvider store={store} language={language}>
        <ThemeProvider>
          <MemoryRouter basename={languages[language].base} initialEntries={[path]}>
            <SiteRoutes />
            <Address onChange={(now) => (address.now = now)} />
            <Navigate onReady={(ready) => (navigate = ready)} />
          </MemoryRouter>
        </ThemeProvider>
      </ContentProvider>
    </LocaleContext>,
    { container, hydrate: html !== undefined },
  )
  /** The browser's Back (-1) and Forward (1). */
  const go = (steps: number) => act(() => void navigate?.(steps))
  return { store, address, go, main: within(screen.getByRole('main')) }
}

function Navigate({ onReady }: { onReady: (navigate: NavigateFunction) => void }) {
  onReady(useNavigate())
  return null
}

function Address({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search, hash } = useLocation()
  onChange(pathname + search + hash)
  return null
}

/** The heading at the end of most pages. */
export const CLOSING = 'We are here when you need us'

/** Returns the texts of the headings of a level, in order. */
export function listHeadings(level: number): string[] {
  return within(screen.getByRole('main'))
    .queryAllByRole('heading', { level })
    .map((heading) => heading.textContent)
}

export function hrefOf(element: HTMLElement): string | null {
  return element.getAttribute('href')
}
