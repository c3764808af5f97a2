import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach } from 'vitest'

import { ContentContext, createContentStore, type Content, type ContentState } from '#db/content.ts'
import { SiteRoutes } from '#site/routes.tsx'
import { ThemeProvider } from '#theme/use-theme.tsx'

afterEach(() => {
  cleanup()
  window.localStorage.clear()
})

/** The whole public site at an address, as a visitor with this content has it. */
export function openSite(path: string, content: Content | null, state: Partial<ContentState> = {}) {
  const store = createContentStore({ content, ...state })
  const address = { now: path }
  render(
    <ContentContext value={store}>
      <ThemeProvider>
        <MemoryRouter initialEntries={[path]}>
          <SiteRoutes />
          <Address onChange={(now) => (address.now = now)} />
        </MemoryRouter>
      </ThemeProvider>
    </ContentContext>,
  )
  return { store, address, main: within(screen.getByRole('main')) }
}

function Address({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, hash } = useLocation()
  onChange(pathname + hash)
  return null
}

/** The texts of the headings of a level in the page, in order. */
export function headings(level: number): string[] {
  return within(screen.getByRole('main'))
    .queryAllByRole('heading', { level })
    .map((heading) => heading.textContent)
}

export function hrefOf(element: HTMLElement): string | null {
  return element.getAttribute('href')
}
