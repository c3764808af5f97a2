import { useId, type ReactNode } from 'react'

import { useContent } from '#db/content.ts'
import { contactDetails, enabledSocialLinks, clinicProfile } from '#db/queries.ts'
import { getSocialIcon } from '#model/texts/social.ts'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import { MailLinks, PhoneLinks } from '../components/contact-links.tsx'
import { usePageUrl } from '../components/use-page-url.ts'
import { useToday } from '../components/use-today.ts'
import { useTextLanguage, useMessages } from '../messages/use-messages.ts'
import { Brand } from './brand.tsx'
import { useSiteLinks } from './use-site-links.ts'

import styles from './footer.module.css'

/** The end of every public page. */
export function Footer() {
  const profile = useContent(clinicProfile)
  const social = useContent(enabledSocialLinks)
  const contact = useContent(contactDetails)
  const reachable = contact.address || contact.phones.length > 0 || contact.emails.length > 0
  const columns = 2 + (reachable ? 1 : 0) + (social.length > 0 ? 1 : 0)
  const year = Number(useToday().slice(0, 4))
  const address = usePageUrl()
  const messages = useMessages()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.grid} data-columns={columns}>
          <div className={styles.column}>
            <Brand />
            <p>{messages.footer.tagline}</p>
          </div>
          {reachable && <ContactColumn {...contact} />}
          <Column title={messages.footer.quickLinks}>
            <SiteLinks className={styles.pairs} />
          </Column>
          {social.length > 0 && <SocialLinks links={social} />}
        </div>
        <SiteLinks extra className={styles.extra} />
        <p className={styles.copyright}>
          {messages.footer.copyright(year, profile?.name ?? messages.clinicName)}
        </p>
        {/* For print only, where the URL is the way back. */}
        <p className={styles.here}>{address}</p>
      </div>
    </footer>
  )
}

function ContactColumn({ address, phones, emails }: ReturnType<typeof contactDetails>) {
  const languageOf = useTextLanguage()
  const messages = useMessages().footer
  return (
    <Column title={messages.contactUs}>
      {address && (
        <address className={styles.address} lang={languageOf(address)}>
          {address}
        </address>
      )}
      <PhoneLinks items={phones} className={styles.links} />
      <MailLinks items={emails} className={styles.links} />
    </Column>
  )
}

/** The links of the menus, or those that stand beside them (S-90). */
function SiteLinks({ extra, className }: { extra?: boolean; className: string | undefined }) {
  return (
    <ul className={classNames(styles.links, className)}>
      {useSiteLinks(extra).map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}

function SocialLinks({ links }: { links: ReturnType<typeof enabledSocialLinks> }) {
  const messages = useMessages().footer
  return (
    <Column title={messages.followUs}>
      <ul className={classNames(styles.links, styles.pairs)}>
        {links.map(({ id, href, platform_name }) => (
          <li key={id}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={styles.social}>
              <Icon name={getSocialIcon(platform_name)} />
              <span>{platform_name}</span>
              <VisuallyHidden> {messages.newTab}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </Column>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.column} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
