import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'

import { isEnough, useContentState } from '#db/content.ts'
import { useTheme } from '#theme/use-theme.tsx'
import { Spinner } from '#ui/spinner.tsx'

import { useWords } from '../words/use-words.ts'
import { EmergencyStrip } from './emergency-strip.tsx'
import { Footer } from './footer.tsx'
import { InstallHint } from './install-hint.tsx'
import { Navigation } from './navigation/navigation.tsx'
import { OfflineLine } from './offline-line.tsx'
import { useArrival } from './use-arrival.ts'

import styles from './site-layout.module.css'

/** The frame of every public page, and what only a whole document does besides. */
export function SiteLayout() {
  return (
    <>
      <PageFrame />
      <InstallHint />
      <Arrival />
    </>
  )
}

/** Navigation above, footer below, and a page between them. */
export function PageFrame() {
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
      </div>
      <Navigation />
      <main id="content" tabIndex={-1} className={styles.main}>
        <OnceThere>
          <Outlet />
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
