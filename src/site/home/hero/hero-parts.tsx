import { Fragment, useId, type ReactNode } from 'react'

import { useContent } from '#db/content.ts'
import { clinicProfile } from '#db/queries.ts'
import { useLatePart } from '#late/late-part.tsx'
import { paths } from '#model/paths/public-paths.ts'
import { AMBULANCE } from '#model/texts/call-us.ts'
import { getButtonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { loadOpeningLine } from '../../components/clinic-hours.tsx'
import { useTextLanguage, useMessages } from '../../messages/use-messages.ts'
import { useEmergencyLink } from './use-emergency-link.ts'

import styles from './hero-parts.module.css'

interface HeroPartProps {
  /** The classes of a layout, by the names of the parts. */
  classes: Readonly<Record<string, string>>
}

interface HeroFrameProps extends HeroPartProps {
  name: string
  children: ReactNode
}

export function HeroFrame({ name, classes, children }: HeroFrameProps) {
  return (
    <section className={classNames(styles.hero, classes['hero'])} data-hero={name}>
      <div className={classNames(styles.inner, classes['inner'])}>{children}</div>
    </section>
  )
}

/** The clinic's name and description. */
export function HeroText({ classes }: HeroPartProps) {
  const languageOf = useTextLanguage()
  const profile = useContent(clinicProfile)
  const messages = useMessages()
  const name = profile?.name ?? messages.clinicName
  return (
    <>
      <p className={classNames(styles.tagline, classes['tagline'])}>{messages.tagline}</p>
      <h1
        className={classNames(styles.name, classes['name'])}
        tabIndex={-1}
        lang={languageOf(name)}
      >
        {name}
      </h1>
      <p className={classNames(styles.description, classes['description'])}>
        {messages.description}
      </p>
    </>
  )
}

/** The most frequent actions. */
export function HeroActions({ classes }: HeroPartProps) {
  const { href, label, phone } = useEmergencyLink()
  const whom = useId()
  const { hero: messages, illness } = useMessages()
  const { part } = useLatePart(loadOpeningLine)
  const WhoAnswers = part?.WhoAnswers ?? Fragment
  const action = classNames(styles.action, classes['action'])
  return (
    <div className={classNames(styles.actions, classes['actions'])}>
      <Link
        to={paths.contact}
        className={getButtonClass('primary', classNames(action, classes['book']))}
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
          <WhoAnswers>
            {/* A number stays on one line. */}
            <span>{messages.calls(phone.replaceAll(' ', '\u00A0'))}</span>
          </WhoAnswers>{' '}
          <a href={`tel:${AMBULANCE}`}>{illness.ambulance}</a>
        </p>
      )}
    </div>
  )
}
