import { useContent } from '#db/content.ts'
import { paths } from '#model/paths/public-paths.ts'
import { getButtonClass } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'

import { CallClinic } from '../components/call-clinic.tsx'
import { PublicPageFrame } from '../components/public-page-frame.tsx'
import { SearchLibraryLink } from '../components/search-library-link.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { listOpenPages } from '../pages.ts'

import styles from './not-found-page.module.css'

/** Shown for unknown paths, with links to every page and the clinic's number. */
export function NotFoundPage() {
  const messages = useMessages()
  const { notFound } = messages
  const pages = useContent(listOpenPages).filter(({ path }) => path !== paths.home)
  return (
    <PublicPageFrame title={notFound.title} lead={notFound.text}>
      <p className={styles.ways}>
        <Link to={paths.home} className={getButtonClass('primary')}>
          {notFound.home}
        </Link>
        <SearchLibraryLink />
        <CallClinic />
      </p>
      <section className={styles.pages}>
        <h2>{notFound.pages}</h2>
        <ul className={styles.links}>
          {pages.map(({ path, label }) => (
            <li key={path}>
              <Link to={path}>{label(messages)}</Link>
            </li>
          ))}
        </ul>
      </section>
    </PublicPageFrame>
  )
}
