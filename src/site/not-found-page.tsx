import { Link } from 'react-router-dom'

import { buttonClass } from '#ui/button.tsx'

import { Page } from './page.tsx'
import { paths } from './paths.ts'
import { useWords } from './words/use-words.ts'

import styles from './not-found-page.module.css'

/** Any address that is not ours. */
export function NotFoundPage() {
  const { notFound } = useWords()
  return (
    <Page title={notFound.title} lead={notFound.text}>
      <p className={styles.way}>
        <Link to={paths.home} className={buttonClass('primary')}>
          {notFound.home}
        </Link>
      </p>
    </Page>
  )
}
