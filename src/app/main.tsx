import '#ui/base.css'
import { lazy, startTransition, StrictMode, Suspense } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

import { createContentStore } from '#db/content.ts'
import { activeTheme } from '#db/queries.ts'
import { isOlderBrowser } from '#model/older-browser.ts'
import { resolveTheme } from '#model/theme/theme-config.ts'
import { endpointOf } from '#remote/endpoint.ts'
import { defaultTheme } from '#theme/default-theme.ts'
import { applyCachedTheme } from '#theme/device/cached-theme.ts'
import { applyReaderChoices } from '#theme/device/reader-choices.ts'
import { setPictureBase } from '#ui/pictures/picture-base.ts'
import { Spinner } from '#ui/spinner.tsx'

import { App } from './app.tsx'
import { whenQuiet } from './device/when-quiet.ts'
import { pageDataOf, stateOf } from './page-data.ts'
import { StaffMissing } from './staff-missing.tsx'

const Staff = lazy(async () => {
  try {
    return { default: (await import('./staff.tsx')).Staff }
  } catch {
    return { default: StaffMissing }
  }
})

const root = rootOf(document)

const endpoint = endpointOf(document)
const drawn = pageDataOf(document, location.pathname)
// A page comes alive as the server drew it; that there is no network shows a moment later.
const content = createContentStore(drawn ? stateOf(drawn) : { offline: !navigator.onLine })
setPictureBase(endpoint.url)

const app = (
  <StrictMode>
    <BrowserRouter>
      <App
        content={content}
        staff={
          <Suspense fallback={<Spinner />}>
            <Staff endpoint={endpoint} />
          </Suspense>
        }
      />
    </BrowserRouter>
  </StrictMode>
)

// A browser that lacks something has it before anything runs that may use it.
if (isOlderBrowser()) void bringWhatIsMissing().finally(start)
else start()

async function bringWhatIsMissing(): Promise<void> {
  const older = await import('./older-browsers.ts')
  older.bringWhatIsMissing()
}

function start(): void {
  if (drawn) {
    const { navigation } = resolveTheme(activeTheme(drawn.content)?.config, defaultTheme).layouts
    applyReaderChoices({ mode: navigation.enableThemeModeToggle })
    // In steps that a tap can interrupt: a cheap phone needs half a second for all of it.
    setTimeout(() => startTransition(() => void hydrateRoot(root, app)))
  } else {
    // Nothing is shown before that, so that no other look flashes past.
    void applyCachedTheme().finally(() => createRoot(root).render(app))
  }

  // Dexie comes after the page: one that was drawn already has its words, and waits its turn.
  if (drawn) whenQuiet(keep)
  else void keep()
  whenQuiet(() => import('./device/updates.ts').then(({ watchForUpdates }) => watchForUpdates()))
}

async function keep(): Promise<void> {
  const { keepContent } = await import('./public-content.ts')
  keepContent(content, endpoint)
}

function rootOf({ body }: Document): Element {
  const element = body.querySelector('#root')
  if (!element) throw new Error('index.html has no #root element')
  return element
}
