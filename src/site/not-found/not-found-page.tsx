import { useContent } from '#db/content.ts'
import { libraryOpen } from '#db/queries.ts'
import { paths } from '#model/paths/public-paths.ts'
import { buttonClass } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { CallClinic } from '../components/call-clinic.tsx'
import { Page } from '../components/public-page-frame.tsx'
import { useWords } from '../messages/use-messages.ts'
import { openPages } from '../pages.ts'

import styles from './not-found-page.module.css'

/** Any address that is not ours: it leads on to every page that is, and to a person. */
export function NotFoundPage() {
  const words = useWords()
  const { notFound } = words
  const others = useContent(openPages).filter(({ path }) => path !== paths.home)
  const open = useContent(libraryOpen)
  return (
    <Page title={notFound.title} lead={notFound.text}>
      <p className={styles.ways}>
        <Link to={paths.home} className={buttonClass('primary')}>
          {notFound.home}
        </Link>
        {open && (
          <Link to={paths.library} className={buttonClass('secondary')}>
            <Icon name="search" />
            {notFound.search}
          </Link>
        )}
        <CallClinic />
      </p>
      <section className={styles.pages}>
        <h2>{notFound.pages}</h2>
        <ul className={styles.links}>
          {others.map(({ path, label }) => (
            <li key={path}>
              <Link to={path}>{label(words)}</Link>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  )
}
