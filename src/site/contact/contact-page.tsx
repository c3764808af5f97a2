import type { ReactNode } from 'react'

import { useContent } from '#db/content.ts'
import { contactDetails, hasHours, clinicProfile } from '#db/queries.ts'
import { toTelHref } from '#model/texts/phone.ts'
import { getButtonClass } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/pictures/icons.tsx'

import { ClinicHours } from '../components/clinic-hours.tsx'
import { MailLinks, PhoneLinks } from '../components/contact-links.tsx'
import { PublicPageFrame } from '../components/public-page-frame.tsx'
import { useCallUsNumber } from '../components/use-clinic-number.ts'
import { WhatsAppLink } from '../components/whatsapp-link.tsx'
import { useTextLanguage, useMessages } from '../messages/use-messages.ts'
import { MapFrame } from './map-frame.tsx'
import { mapLinks } from './map-links.ts'

import styles from './contact-page.module.css'

/** /contact: where every 'Book Appointment' button leads. */
export function ContactPage() {
  const profile = useContent(clinicProfile)
  const contact = useContent(contactDetails)
  const messages = useMessages()
  const number = useCallUsNumber()
  const name = profile?.name ?? messages.clinicName
  const { bookingHref, address, mapAddress } = contact
  return (
    <PublicPageFrame title={messages.contact.title(name)} lead={messages.contact.lead}>
      <div id="call" className={styles.actions}>
        {number && (
          <a href={toTelHref(number) ?? undefined} className={getButtonClass('call', styles.big)}>
            <Icon name="phone" />
            <span>
              <span>{messages.contact.callUs}</span>{' '}
              <span className={styles.number} translate="no">
                {number}
              </span>
            </span>
          </a>
        )}
        <WhatsAppLink className={styles.big} />
        {bookingHref && (
          <a
            href={bookingHref}
            rel="noopener noreferrer"
            className={getButtonClass('secondary', styles.big)}
          >
            <Icon name="calendar" />
            {messages.contact.bookOnline}
          </a>
        )}
      </div>
      <div className={styles.body}>
        <Ways {...contact} />
        <MapFrame
          address={mapAddress}
          title={messages.contact.mapTitle(name)}
          links={mapLinks(mapAddress, name, address)}
        />
      </div>
    </PublicPageFrame>
  )
}

/** All known contact details. */
function Ways(contact: ReturnType<typeof contactDetails>) {
  const { address, phones, emails } = contact
  const languageOf = useTextLanguage()
  const messages = useMessages()
  if (phones.length === 0 && emails.length === 0 && !hasHours(contact) && !address) return null
  return (
    <div className={styles.ways}>
      {phones.length > 0 && (
        <Way icon="phone" title={messages.contact.phones}>
          <PhoneLinks items={phones} className={styles.links} />
        </Way>
      )}
      {emails.length > 0 && (
        <Way icon="mail" title={messages.contact.emails}>
          <MailLinks items={emails} className={styles.links} />
        </Way>
      )}
      {hasHours(contact) && (
        <Way icon="clock" title={messages.contact.hours}>
          <div>
            <ClinicHours />
          </div>
        </Way>
      )}
      {address && (
        <Way icon="pin" title={messages.contact.address}>
          <address className={styles.lines} lang={languageOf(address)}>
            {address}
          </address>
        </Way>
      )}
    </div>
  )
}

interface WayProps {
  icon: IconName
  title: string
  children: ReactNode
}

function Way({ icon, title, children }: WayProps) {
  return (
    <section className={styles.way}>
      <Icon name={icon} className={styles.icon} />
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}
