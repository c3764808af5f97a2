import { Outlet } from 'react-router-dom'

import { useContentState } from '#db/content.ts'
import { useTheme } from '#theme/use-theme.tsx'
import { Spinner } from '#ui/spinner.tsx'

import { Footer } from './footer.tsx'
import { Navigation } from './navigation.tsx'
import { OfflineLine } from './offline-line.tsx'
import { useArrival } from './use-arrival.ts'
import { useWords } from './words/use-words.ts'

import styles from './site-layout.module.css'

/** What every public page stands in: navigation above, footer below. */
export function SiteLayout() {
  const { content, failed } = useContentState()
  const { config } = useTheme()
  const words = useWords()
  useArrival()

  return (
    <div className={styles.layout} data-nav={config.layouts.navigation.style}>
      {config.accessibility.keyboardNavigation.skipLinks && (
        <a className={styles.skip} href="#content">
          {words.skipToContent}
        </a>
      )}
      <Navigation />
      <OfflineLine />
      <main id="content" tabIndex={-1} className={styles.main}>
        {content || failed ? <Outlet /> : <Waiting />}
      </main>
      <Footer />
    </div>
  )
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
