import { useId, type ReactNode } from 'react'

import { useContent } from '#db/content.ts'
import { clinicProfile } from '#db/queries.ts'
import { paths } from '#model/paths/public-paths.ts'
import { getButtonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { useTextLanguage, useMessages } from '../../messages/use-messages.ts'
import { useEmergencyLink } from './use-emergency-link.ts'

import styles from './hero-parts.module.css'

interface HeroPartProps {
  /** The classes of a layout, by the names of the parts. */
  look: Readonly<Record<string, string>>
}

interface HeroFrameProps extends HeroPartProps {
  name: string
  children: ReactNode
}

export function HeroFrame({ name, look, children }: HeroFrameProps) {
  return (
    <section className={classNames(styles.hero, look['hero'])} data-hero={name}>
      <div className={classNames(styles.inner, look['inner'])}>{children}</div>
    </section>
  )
}

/** The clinic's name and description. */
export function HeroText({ look }: HeroPartProps) {
  const languageOf = useTextLanguage()
  const profile = useContent(clinicProfile)
  const messages = useMessages()
  const name = profile?.name ?? messages.clinicName
  return (
    <>
      <p className={classNames(styles.tagline, look['tagline'])}>{messages.tagline}</p>
      <h1 className={classNames(styles.name, look['name'])} tabIndex={-1} lang={languageOf(name)}>
        {name}
      </h1>
      <p className={classNames(styles.description, look['description'])}>{messages.description}</p>
    </>
  )
}

/** The most frequent actions. */
export function HeroActions({ look }: HeroPartProps) {
  const { href, label, phone } = useEmergencyLink()
  const whom = useId()
  const messages = useMessages().hero
  const action = classNames(styles.action, look['action'])
  return (
    <div className={classNames(styles.actions, look['actions'])}>
      <Link
        to={paths.contact}
        className={getButtonClass('primary', classNames(action, look['book']))}
      >
        <Icon name="calendar" />
        {messages.book}
      </Link>
      <a
        href={href}
        aria-describedby={phone ? whom : undefined}
        className={getButtonClass('primary', classNames(action, styles.emergency))}
      >
        <Icon name={phone ? 'phone' : 'arrow-down'} />
        <span>{label}</span>
      </a>
      {phone && (
        <p id={whom} className={styles.whom}>
          {/* A number stays on one line. */}
          {messages.calls(phone.replaceAll(' ', '\u00A0'))}
        </p>
      )}
    </div>
  )
}
