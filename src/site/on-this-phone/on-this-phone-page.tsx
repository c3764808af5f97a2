import { LatePart } from '#late/late-part.tsx'

import { PublicPageFrame } from '../components/public-page-frame.tsx'
import { useMessages } from '../messages/use-messages.ts'

import styles from './on-this-phone-page.module.css'

const loadOfflinePanel = () => import('./offline-panel.tsx')

/** /on-this-phone: the cached content of the public site, its age, and how to delete it. */
export function OnThisPhonePage() {
  const { offline: messages } = useMessages()
  return (
    <PublicPageFrame title={messages.onThisPhone} lead={messages.lead}>
      <div className={styles.device}>
        <noscript>
          <p>{messages.needsScript}</p>
        </noscript>
        <LatePart load={loadOfflinePanel}>{({ OfflinePanel }) => <OfflinePanel />}</LatePart>
      </div>
    </PublicPageFrame>
  )
}
