import { Suspense, useEffect, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'

import { canRenderPage, isComing, useContentState } from '#db/content.ts'
import { LatePart } from '#late/late-part.tsx'
import { useTheme } from '#theme/use-theme.tsx'
import { Spinner } from '#ui/spinner.tsx'

import { NoticeList } from '../components/notice-list.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { Deferred } from './deferred.tsx'
import { EmergencyStrip } from './emergency-strip.tsx'
import { Footer } from './footer.tsx'
import { InstallPrompt } from './install-prompt.tsx'
import { Navigation } from './navigation/navigation.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { TranslationNote } from './translation-note.tsx'
import { usePageNavigation } from './use-page-navigation.ts'

import styles from './site-layout.module.css'

const loadLanguageOffer = () => import('./language-suggestion.tsx')

/** The layout of every public page, and the effects that only a whole document has. */
export function SiteLayout() {
  return (
    <>
      <PageFrame>
        <Deferred>
          <LatePart load={loadLanguageOffer}>
            {({ LanguageSuggestion }) => <LanguageSuggestion />}
          </LatePart>
        </Deferred>
      </PageFrame>
      <InstallPrompt />
      <Arrival />
    </>
  )
}

/** Navigation above, footer below, and a page between them; `children` lie along the lower edge. */
export function PageFrame({ children }: { children?: ReactNode }) {
  const { config } = useTheme()
  const messages = useMessages()

  return (
    <div className={styles.layout} data-nav={config.layouts.navigation.style}>
      {config.accessibility.keyboardNavigation.skipLinks && (
        <a className={styles.skip} href="#content">
          {messages.skipToContent}
        </a>
      )}
      <div className={styles.edge}>
        <EmergencyStrip />
        <OfflineBanner />
        {children}
      </div>
      <Navigation />
      <NoticeList />
      <main id="content" tabIndex={-1} className={styles.main}>
        <OnceThere>
          {/* The page hydrates after the layout: both in one step blocked a cheap phone for long. */}
          <Suspense>
            <TranslationNote />
            <Outlet />
            <Usable />
          </Suspense>
        </OnceThere>
      </main>
      <Footer />
    </div>
  )
}

/**
 * Renders the page once there is enough content, or what the device has of it if the rest does not
 * come. Changes here do not render the layout again.
 */
function OnceThere({ children }: { children: ReactNode }) {
  const state = useContentState()
  const { pathname } = useLocation()
  return canRenderPage(state, pathname) || !isComing(state) ? children : <Waiting />
}

/** Marks the time from which the app answers a tap, for `npm run bench`. */
function Usable() {
  useEffect(() => void performance.mark('usable'), [])
  return null
}

function Arrival() {
  usePageNavigation()
  return null
}

/** Only shown on a first visit to a page that came without its content. */
function Waiting() {
  const theme = useTheme()
  const messages = useMessages()
  return (
    <div className={styles.waiting}>
      <Spinner>
        {messages.loading}
        {!theme.isLoaded && <span className={styles.theme}>{messages.loadingTheme}</span>}
      </Spinner>
    </div>
  )
}
