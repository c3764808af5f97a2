import { Suspense, useEffect, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'

import { isEnough, useContentState } from '#db/content.ts'
import { LatePart } from '#late/late-part.tsx'
import { useTheme } from '#theme/use-theme.tsx'
import { Spinner } from '#ui/spinner.tsx'

import { Notices } from '../components/notice-list.tsx'
import { useWords } from '../messages/use-messages.ts'
import { Later } from './deferred.tsx'
import { EmergencyStrip } from './emergency-strip.tsx'
import { Footer } from './footer.tsx'
import { InstallHint } from './install-prompt.tsx'
import { Navigation } from './navigation/navigation.tsx'
import { OfflineLine } from './offline-banner.tsx'
import { TranslationNote } from './translation-note.tsx'
import { useArrival } from './use-page-navigation.ts'

import styles from './site-layout.module.css'

const loadLanguageOffer = () => import('./language-suggestion.tsx')

/** The frame of every public page, and what only a whole document does besides. */
export function SiteLayout() {
  return (
    <>
      <PageFrame>
        <Later>
          <LatePart load={loadLanguageOffer}>{({ LanguageOffer }) => <LanguageOffer />}</LatePart>
        </Later>
      </PageFrame>
      <InstallHint />
      <Arrival />
    </>
  )
}

/** Navigation above, footer below, and a page between them; `children` lie along the lower edge. */
export function PageFrame({ children }: { children?: ReactNode }) {
  const { config } = useTheme()
  const words = useWords()

  return (
    <div className={styles.layout} data-nav={config.layouts.navigation.style}>
      {config.accessibility.keyboardNavigation.skipLinks && (
        <a className={styles.skip} href="#content">
          {words.skipToContent}
        </a>
      )}
      <div className={styles.edge}>
        <EmergencyStrip />
        <OfflineLine />
        {children}
      </div>
      <Navigation />
      <Notices />
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
  return isEnough(state, pathname) || state.failed ? children : <Waiting />
}

/** From here on a tap is answered by the app; `npm run bench` reads when that was. */
function Usable() {
  useEffect(() => void performance.mark('usable'), [])
  return null
}

function Arrival() {
  useArrival()
  return null
}

/** Only ever seen on the first visit to a page that was not sent with its content. */
function Waiting() {
  const theme = useTheme()
  const words = useWords()
  return (
    <div className={styles.waiting}>
      <Spinner>
        {words.loading}
        {!theme.known && <span className={styles.theme}>{words.loadingTheme}</span>}
      </Spinner>
    </div>
  )
}
