import { Suspense, useEffect, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'

import { canRenderPage, useContentState } from '#db/content.ts'
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

/** The frame of every public page, and what only a whole document does besides. */
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
          {/* The page comes alive after the frame: both in one go kept a cheap phone busy for long. */}
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

/** The page, as soon as there is enough to draw it from. Whatever changes here does not draw the frame again. */
function OnceThere({ children }: { children: ReactNode }) {
  const state = useContentState()
  const { pathname } = useLocation()
  return canRenderPage(state, pathname) || state.failed ? children : <Waiting />
}

/** From here on a tap is answered by the app; `npm run bench` reads when that was. */
function Usable() {
  useEffect(() => void performance.mark('usable'), [])
  return null
}

function Arrival() {
  usePageNavigation()
  return null
}

/** Only ever seen on the first visit to a page that was not sent with its content. */
function Waiting() {
  const theme = useTheme()
  const messages = useMessages()
  return (
    <div className={styles.waiting}>
      <Spinner>
        {messages.loading}
        {!theme.known && <span className={styles.theme}>{messages.loadingTheme}</span>}
      </Spinner>
    </div>
  )
}
