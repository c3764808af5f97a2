import { useContentState } from '#db/content.ts'
import { paths } from '#model/paths/public-paths.ts'
import { ALL_EMERGENCIES, AMBULANCE } from '#model/texts/call-us.ts'
import { toTelHref } from '#model/texts/phone.ts'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { useClinicNumber } from '../components/use-clinic-number.ts'
import { useMessages } from '../messages/use-messages.ts'

import styles from './emergency-strip.module.css'

/**
 * The clinic, the ambulance, India's emergency number, and the emergency cards: one tap away on
 * every page.
 */
export function EmergencyStrip() {
  const messages = useMessages().emergency
  return (
    <aside aria-label={messages.label} className={styles.strip}>
      <ClinicCall />
      <Call name={messages.ambulance} phone={AMBULANCE} />
      <Call name={messages.all} phone={ALL_EMERGENCIES} />
      <Link to={paths.emergency} className={classNames(styles.call, styles.cards)}>
        {messages.whatToDo}
      </Link>
    </aside>
  )
}

/** The clinic's number; in the menu where the strip has no room for it. */
export function ClinicCall() {
  const clinic = useClinicNumber()
  const { content, failed } = useContentState()
  const { clinic: name } = useMessages().emergency
  // Until there is content another number would only flash.
  const isLoaded = content !== null || failed
  return isLoaded && clinic && <Call name={name} phone={clinic} icon />
}

function Call({ name, phone, icon }: { name: string; phone: string; icon?: boolean }) {
  return (
    <a href={toTelHref(phone) ?? undefined} className={styles.call} data-clinic={icon}>
      {icon && <Icon name="phone" />}
      <span className={styles.name}>{name}</span>{' '}
      <span className={styles.number} translate="no">
        {phone}
      </span>
    </a>
  )
}
