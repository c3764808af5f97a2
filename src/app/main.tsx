import '#ui/base.css'
import { startTransition, StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'

import { createContentStore } from '#db/content.ts'
import { activeTheme } from '#db/queries.ts'
import { fetchPart, fetchPartWithRetries } from '#late/fetch-part.ts'
import { LatePart } from '#late/late-part.tsx'
import { localizePath, languages, parseLocalizedPath, SOURCE_LANGUAGE } from '#model/languages.ts'
import { needsPolyfills } from '#model/needs-polyfills.ts'
import { normalizePath } from '#model/paths/public-paths.ts'
import { requireValue } from '#model/require-value.ts'
import { callUsOf } from '#model/texts/call-us.ts'
import { readEndpointFromPage } from '#remote/endpoint.ts'
import { loadSearch } from '#site/library/search/use-search.ts'
import { loadMessages } from '#site/messages/load-messages.ts'
import type { Messages } from '#site/messages/message-catalog.ts'
import { toThemeMarkup } from '#theme/default-markup.ts'
import { applyCachedTheme } from '#theme/device/cached-theme.ts'
import { applyReaderPreferences } from '#theme/device/reader-preferences.ts'
import { setPictureBaseUrl } from '#ui/pictures/picture-base.ts'
import { Spinner } from '#ui/spinner.tsx'

import { App } from './app.tsx'
import { runWhenIdle } from './device/when-idle.ts'
import { readPageData, toContentState } from './page-data.ts'
import { StaffUnavailable } from './staff-unavailable.tsx'
import { createRoot, hydrateRoot } from './vendor.ts'

const loadStaff = () => import('./staff.tsx')
const loadUpdates = () => import('./device/updates.ts')
const loadPublicContent = () => import('./content-sync.ts')
const loadPolyfills = () => import('./polyfills.ts')

// The server renders it as the page without the slash: the router must see the same path.
const address = new URL(location.href)
address.pathname = normalizePath(address.pathname)
history.replaceState(history.state, '', address)

const root = requireValue(document.querySelector('#root'), '#root')

const endpoint = readEndpointFromPage(document)
const serverData = readPageData(document, location.pathname)
// A page hydrates as the server rendered it; the offline state shows a moment later.
const content = createContentStore({
  ...(serverData && toContentState(serverData)),
  callUs: callUsOf(document),
})
setPictureBaseUrl(endpoint.url)

const { language } = parseLocalizedPath(location.pathname)
const loading = fetchPartWithRetries(() => loadMessages(language))

const appIn = (messages: Messages) => (
  <StrictMode>
    <BrowserRouter basename={languages[language].base}>
      <App
        reader={{ language, messages }}
        content={content}
        staff={
          <LatePart load={loadStaff} waiting={<Spinner />} missing={<StaffUnavailable />}>
            {({ Staff }) => <Staff endpoint={endpoint} />}
          </LatePart>
        }
      />
    </BrowserRouter>
  </StrictMode>
)

// Polyfills load before any code that may use them.
if (needsPolyfills()) void fetchPart(loadPolyfills).finally(start)
else start()

function start(): void {
  if (serverData) {
    const { navigation } = toThemeMarkup(activeTheme(serverData.content)?.config).layouts
    applyReaderPreferences({ mode: navigation.enableThemeModeToggle })
    // A page with search results needs the search to hydrate; if it cannot be loaded they stay as
    // they are.
    const search = new URLSearchParams(serverData.search).has('q')
      ? fetchPartWithRetries(loadSearch)
      : null
    const ready = Promise.all([loading, search, serverData.hydratesWithAll && waitForContent()])
    void ready.then(([messages]) => hydrate(messages))
  } else {
    setDocumentLanguage()
    const show = (messages: Messages) => createRoot(root).render(appIn(messages))
    // Rendering waits for it, so that no other theme flashes.
    void applyCachedTheme().finally(() => loading.then(show))
  }

  // Dexie loads after the page: a server-rendered page has its content already, unless the worker
  // says that it does not answer the search in its URL.
  const isUnanswered = 'unanswered' in document.documentElement.dataset
  if (isUnanswered) void fetchPartWithRetries(loadSearch)
  if (serverData && !isUnanswered) runWhenIdle(startContent)
  else void startContent()
  runWhenIdle(() =>
    fetchPartWithRetries(loadUpdates).then(({ openDetailsForPrint, watchForUpdates }) => {
      openDetailsForPrint()
      return watchForUpdates()
    }),
  )
}

/** Hydrates in steps that a tap can interrupt: all of it takes a cheap phone half a second. */
function hydrate(messages: Messages): void {
  setTimeout(() => startTransition(() => void hydrateRoot(root, appIn(messages))))
}

/** Resolves when the device has all content. */
function waitForContent(): Promise<void> {
  return new Promise((resolve) => {
    const stop = content.subscribe(() => {
      const { page, isPartial } = content.get()
      if (page !== null || isPartial) return
      stop()
      resolve()
    })
  })
}

/** The shell is rendered in English: set the language of the page. */
function setDocumentLanguage(): void {
  document.documentElement.lang = language
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  if (manifest && language !== SOURCE_LANGUAGE)
    manifest.href = localizePath(language, '/manifest.webmanifest')
}

async function startContent(): Promise<void> {
  const updateNetworkState = () => content.set({ offline: !navigator.onLine })
  // Readers see it although the rest of the app may load late, or never; then requests decide
  // (S-96).
  window.addEventListener('offline', updateNetworkState)
  // A first visit may go offline before this loads: then the page is all there is (S-84).
  const { startContentSync } = await fetchPartWithRetries(loadPublicContent, () => {
    updateNetworkState()
    content.set({ failed: true })
  })
  window.removeEventListener('offline', updateNetworkState)
  startContentSync(content, endpoint)
}
