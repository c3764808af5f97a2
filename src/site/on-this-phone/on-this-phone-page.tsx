import { Page } from '../parts/page.tsx'
import { useLazy } from '../parts/use-lazy.ts'
import { useWords } from '../words/use-words.ts'

import styles from './on-this-phone-page.module.css'

/** /on-this-phone: what is kept here of the public site, how old it is, and how to be rid of it. */
export function OnThisPhonePage() {
  const { offline: words } = useWords()
  const chunk = useLazy(true, () => import('./kept-here.tsx'))
  return (
    <Page title={words.onThisPhone} lead={words.lead}>
      <div className={styles.device}>{chunk && <chunk.KeptHere />}</div>
    </Page>
  )
}
