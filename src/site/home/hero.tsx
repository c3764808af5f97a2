import { Link } from 'react-router-dom'

import { useContent } from '#db/content.ts'
import { contactDetails, hospitalProfile } from '#db/queries.ts'
import { languageOf } from '#model/texts/text.ts'
import { useTheme } from '#theme/use-theme.tsx'
import { buttonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/pictures/icons.tsx'
import { Picture } from '#ui/pictures/picture.tsx'

import { PhoneLinks } from '../parts/contact-links.tsx'
import { paths } from '../paths.ts'
import { useWords } from '../words/use-words.ts'
import { Pulse } from './pulse.tsx'
import { useEmergency } from './use-emergency.ts'

import styles from './hero.module.css'

/** The top of Home: who we are and how to reach us, in the layout of the theme. */
export function Hero() {
  const { layoutStyle } = useTheme().config
  const heroes = { modern: ModernHero, minimal: MinimalHero, playful: PlayfulHero }
  const Layout = heroes[layoutStyle]
  return <Layout />
}

/** The clinic's picture beside the words, with its hours and numbers in reach. */
function ModernHero() {
  const banner = useContent(hospitalProfile)?.banner_image
  return (
    <section className={classNames(styles.hero, styles.modern)} data-hero="modern">
      <div className={styles.inner}>
        <div className={styles.words}>
          <Words />
          <Actions onPicture />
        </div>
        {banner ? (
          <Picture address={banner} alt="" shape="wide" first className={styles.banner} />
        ) : (
          <Pulse className={styles.pulse} />
        )}
        <VisitCard />
      </div>
    </section>
  )
}

/** Words on paper, and nothing else. */
function MinimalHero() {
  return (
    <section className={classNames(styles.hero, styles.minimal)} data-hero="minimal">
      <div className={styles.inner}>
        <Words />
        <Actions />
        <Pulse className={styles.pulse} />
      </div>
    </section>
  )
}

/** Round shapes and the clinic's picture in a bubble. */
function PlayfulHero() {
  const profile = useContent(hospitalProfile)
  return (
    <section className={classNames(styles.hero, styles.playful)} data-hero="playful">
      <div className={styles.inner}>
        <div className={styles.words}>
          <Words />
          <Actions />
        </div>
        <div className={styles.bubbles} aria-hidden="true">
          <Picture
            address={profile?.banner_image}
            alt=""
            shape="square"
            first
            className={styles.bubble}
            placeholder={<Icon name="brain" />}
          />
        </div>
      </div>
    </section>
  )
}

function Words() {
  const profile = useContent(hospitalProfile)
  const words = useWords()
  const name = profile?.name ?? words.clinicName
  return (
    <>
      <p className={styles.tagline}>{words.tagline}</p>
      <h1 className={styles.name} tabIndex={-1} lang={languageOf(name)}>
        {name}
      </h1>
      <p className={styles.description}>{words.description}</p>
    </>
  )
}

function Actions({ onPicture = false }: { onPicture?: boolean }) {
  const emergency = useEmergency()
  const words = useWords().hero
  return (
    <div className={styles.actions}>
      <Link
        to={paths.contact}
        className={buttonClass('primary', classNames(styles.action, onPicture && styles.onPicture))}
      >
        <Icon name="calendar" />
        {words.book}
      </Link>
      <a
        href={emergency.href}
        className={buttonClass('primary', classNames(styles.action, styles.emergency))}
      >
        <Icon name={emergency.dials ? 'phone' : 'arrow-down'} />
        {emergency.label}
      </a>
    </div>
  )
}

function VisitCard() {
  const { hours, phones, address } = useContent(contactDetails)
  const words = useWords().hero
  if (!hours && phones.length === 0 && !address) return null
  return (
    <aside className={styles.visit} aria-label={words.visit}>
      <dl className={styles.facts}>
        {hours && (
          <div className={styles.fact}>
            <Icon name="clock" />
            <dt>{words.hours}</dt>
            <dd className={styles.lines}>{hours}</dd>
          </div>
        )}
        {phones.length > 0 && (
          <div className={styles.fact}>
            <Icon name="phone" />
            <dt>{words.phone}</dt>
            <dd>
              <PhoneLinks items={phones.slice(0, 2)} className={styles.phones} />
            </dd>
          </div>
        )}
        {address && (
          <div className={styles.fact}>
            <Icon name="pin" />
            <dt>{words.address}</dt>
            <dd className={styles.lines}>{address}</dd>
          </div>
        )}
      </dl>
    </aside>
  )
}
