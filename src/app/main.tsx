import '#ui/base.css'
import { startTransition, StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'

import { createContentStore, pagePath } from '#db/content.ts'
import { activeTheme } from '#db/queries.ts'
import { fetchPart, keepFetching } from '#late/fetch-part.ts'
import { LatePart } from '#late/late-part.tsx'
import { addressIn, languages, pageOf, SOURCE } from '#model/languages.ts'
import { isOlderBrowser } from '#model/needs-polyfills.ts'
import { callUsOf } from '#model/texts/call-us.ts'
import { endpointOf } from '#remote/endpoint.ts'
import { loadSearch } from '#site/library/search/use-search.ts'
import { loadWords } from '#site/messages/load-messages.ts'
import type { Words } from '#site/messages/message-catalog.ts'
import { markupOf } from '#theme/default-markup.ts'
import { applyCachedTheme } from '#theme/device/cached-theme.ts'
import { applyReaderChoices } from '#theme/device/reader-preferences.ts'
import { setPictureBase } from '#ui/pictures/picture-base.ts'
import { Spinner } from '#ui/spinner.tsx'

import { App } from './app.tsx'
import { whenQuiet } from './device/when-idle.ts'
import { pageDataOf, stateOf } from './page-data.ts'
import { StaffMissing } from './staff-unavailable.tsx'
import { createRoot, hydrateRoot } from './vendor.ts'

const loadStaff = () => import('./staff.tsx')
const loadUpdates = () => import('./device/updates.ts')
const loadPublicContent = () => import('./content-sync.ts')
const loadOlderBrowsers = () => import('./polyfills.ts')

// The server draws it as the page without the slash: the router must see the same address.
const address = new URL(location.href)
address.pathname = pagePath(address.pathname)
if (address.href !== location.href) history.replaceState(history.state, '', address)

const root = rootOf(document)

const endpoint = endpointOf(document)
const drawn = pageDataOf(document, location.pathname)
// A page comes alive as the server drew it; that there is no network shows a moment later.
const content = createContentStore({
  ...(drawn && stateOf(drawn)),
  callUs: callUsOf(document),
})
setPictureBase(endpoint.url)

const { language } = pageOf(location.pathname)
const loading = keepFetching(() => loadWords(language))

const appIn = (words: Words) => (
  <StrictMode>
    <BrowserRouter basename={languages[language].base}>
      <App
        reader={{ language, words }}
        content={content}
        staff={
          <LatePart load={loadStaff} waiting={<Spinner />} missing={<StaffMissing />}>
            {({ Staff }) => <Staff endpoint={endpoint} />}
          </LatePart>
        }
      />
    </BrowserRouter>
  </StrictMode>
)

// Firefox without cookies has it and throws: the database would not load, and nothing be read.
try {
  new BroadcastChannel('').close()
} catch {
  Reflect.deleteProperty(window, 'BroadcastChannel')
}

// A browser that lacks something has it before anything runs that may use it.
if (isOlderBrowser()) void bringWhatIsMissing().finally(start)
else start()

async function bringWhatIsMissing(): Promise<void> {
  const older = await fetchPart(loadOlderBrowsers)
  older.bringWhatIsMissing()
}

function start(): void {
  if (drawn) {
    const { navigation } = markupOf(activeTheme(drawn.content)?.config).layouts
    applyReaderChoices({ mode: navigation.enableThemeModeToggle })
    // A page drawn for a question has its answers, which take the search to draw again; where that
    // cannot be fetched they stay as they are.
    const search = new URLSearchParams(drawn.search).has('q') ? keepFetching(loadSearch) : null
    const ready = Promise.all([loading, search, drawn.comesAliveWithAll && everything()])
    void ready.then(([words]) => comeAlive(words))
  } else {
    speak()
    const show = (words: Words) => createRoot(root).render(appIn(words))
    // Nothing is shown before that, so that no other look flashes past.
    void applyCachedTheme().finally(() => loading.then(show))
  }

  // Dexie comes after the page: one that was drawn already has its words, and waits its turn.
  if (drawn) whenQuiet(keep)
  else void keep()
  whenQuiet(() => keepFetching(loadUpdates).then(({ watchForUpdates }) => watchForUpdates()))
}

/** In steps that a tap can interrupt: a cheap phone needs half a second for all of it. */
function comeAlive(words: Words): void {
  setTimeout(() => startTransition(() => void hydrateRoot(root, appIn(words))))
}

/** When the device has all content. */
function everything(): Promise<void> {
  return new Promise((resolve) => {
    const stop = content.subscribe(() => {
      const { page, coming } = content.get()
      if (page !== null || coming) return
      stop()
      resolve()
    })
  })
}

/** The page without content is English. */
function speak(): void {
  document.documentElement.lang = language
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  if (manifest && language !== SOURCE) manifest.href = addressIn(language, '/manifest.webmanifest')
}

async function keep(): Promise<void> {
  const noteNetwork = () => content.set({ offline: !navigator.onLine })
  // Readers hear of it though the rest of the app may come late, or never; then answers decide (S-96).
  window.addEventListener('offline', noteNetwork)
  // A first visit may be cut off before this comes: the page is there, and nothing else (S-84).
  const { keepContent } = await keepFetching(loadPublicContent, () => {
    noteNetwork()
    content.set({ failed: true })
  })
  window.removeEventListener('offline', noteNetwork)
  keepContent(content, endpoint)
}

function rootOf({ body }: Document): Element {
  const element = body.querySelector('#root')
  if (!element) throw new Error('index.html has no #root element')
  return element
}
