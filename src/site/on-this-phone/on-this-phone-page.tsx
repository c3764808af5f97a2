import { LatePart } from '#late/late-part.tsx'

import { Page } from '../components/public-page-frame.tsx'
import { useWords } from '../messages/use-messages.ts'

import styles from './on-this-phone-page.module.css'

const loadKeptHere = () => import('./offline-panel.tsx')

/** /on-this-phone: what is kept here of the public site, how old it is, and how to be rid of it. */
export function OnThisPhonePage() {
  const { offline: words } = useWords()
  return (
    <Page title={words.onThisPhone} lead={words.lead}>
      <div className={styles.device}>
        <LatePart load={loadKeptHere}>{({ KeptHere }) => <KeptHere />}</LatePart>
      </div>
    </Page>
  )
}
