import { LatePart } from '#late/late-part.tsx'

import { Page } from '../parts/page.tsx'
import { useWords } from '../words/use-words.ts'

import styles from './on-this-phone-page.module.css'

const loadKeptHere = () => import('./kept-here.tsx')

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
