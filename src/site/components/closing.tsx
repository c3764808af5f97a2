import { paths } from '#model/paths/public-paths.ts'
import { getButtonClass } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { useMessages } from '../messages/use-messages.ts'
import { CallClinic } from './call-clinic.tsx'
import { SearchLibraryLink } from './search-library-link.tsx'
import { Section } from './section.tsx'
import { WhatsAppLink } from './whatsapp-link.tsx'

import styles from './closing.module.css'

/** The end of a page: how to see us, and where to read on. Home's has an id to link to (S-27). */
export function Closing({ id }: { id?: string }) {
  const { home } = useMessages()
  return (
    <Section {...(id && { id })} tone="tinted" className={styles.closing}>
      <h2>{home.closing}</h2>
      <p>{home.closingText}</p>
      <div className={styles.ways}>
        <Link to={paths.contact} className={getButtonClass('primary')}>
          <Icon name="calendar" />
          {home.schedule}
        </Link>
        <CallClinic />
        <WhatsAppLink />
        <SearchLibraryLink />
      </div>
    </Section>
  )
}
