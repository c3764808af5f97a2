import { useContent } from '#db/content.ts'
import { contactDetails, hasHours } from '#db/queries.ts'
import { Icon } from '#ui/pictures/icons.tsx'

import { ClinicHours } from '../../components/clinic-hours.tsx'
import { PhoneLinks } from '../../components/contact-links.tsx'
import { useTextLanguage, useMessages } from '../../messages/use-messages.ts'

import styles from './visit-card.module.css'

/** What a visit needs: hours, phone numbers and the address. */
export function VisitCard() {
  const contact = useContent(contactDetails)
  const { phones, address } = contact
  const messages = useMessages().hero
  const languageOf = useTextLanguage()
  if (!hasHours(contact) && phones.length === 0 && !address) return null
  return (
    <aside className={styles.visit} aria-label={messages.visit}>
      <dl className={styles.facts}>
        {hasHours(contact) && (
          <div className={styles.fact}>
            <Icon name="clock" />
            <dt>{messages.hours}</dt>
            <dd>
              <ClinicHours />
            </dd>
          </div>
        )}
        {phones.length > 0 && (
          <div className={styles.fact}>
            <Icon name="phone" />
            <dt>{messages.phone}</dt>
            <dd>
              <PhoneLinks items={phones.slice(0, 2)} className={styles.phones} />
            </dd>
          </div>
        )}
        {address && (
          <div className={styles.fact}>
            <Icon name="pin" />
            <dt>{messages.address}</dt>
            <dd className={styles.lines} lang={languageOf(address)}>
              {address}
            </dd>
          </div>
        )}
      </dl>
    </aside>
  )
}
