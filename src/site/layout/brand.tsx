import { useContent, useContentState } from '#db/content.ts'
import { clinicProfile } from '#db/queries.ts'
import { paths } from '#model/paths/public-paths.ts'
import { Link } from '#ui/link.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { Picture } from '#ui/pictures/picture.tsx'

import { useTextLanguage, useMessages } from '../messages/use-messages.ts'

import styles from './brand.module.css'

/** The clinic's logo, or a brain icon, beside its name; links to Home. */
export function Brand() {
  const languageOf = useTextLanguage()
  const profile = useContent(clinicProfile)
  const { content, failed } = useContentState()
  const messages = useMessages()
  // Until there is content a default name would only flash.
  const name = profile?.name ?? (content || failed ? messages.clinicName : '')
  return (
    <Link
      to={paths.home}
      className={styles.brand}
      {...(!name && { 'aria-label': messages.navigation.home })}
    >
      <Picture
        address={profile?.logo_image}
        alt=""
        shape="square"
        first
        className={styles.logo}
        placeholder={<Icon name="brain" />}
      />
      <span className={styles.name} lang={languageOf(name)}>
        {name}
      </span>
    </Link>
  )
}
