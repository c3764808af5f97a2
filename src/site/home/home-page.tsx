import { useId, type ReactNode } from 'react'

import { useContent } from '#db/content.ts'
import {
  enabledDoctors,
  enabledServices,
  clinicProfile,
  publishedTestimonials,
} from '#db/queries.ts'
import { getDoctorPath, paths, getServicePath } from '#model/paths/public-paths.ts'
import { DESCRIPTION_LIMIT } from '#model/texts/description.ts'
import { truncate } from '#model/texts/text.ts'
import { getButtonClass } from '#ui/button.tsx'
import { Card, CardGrid } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import { Closing } from '../components/closing.tsx'
import { Section } from '../components/section.tsx'
import { TestimonialCard } from '../components/testimonial-card.tsx'
import { useTextLanguage, useMessages } from '../messages/use-messages.ts'
import { FindHelp } from './find-help.tsx'
import { Hero } from './hero/hero.tsx'

import styles from './home-page.module.css'

export const SHOWN_AT_HOME = 3
/** The icons of the four tiles, in order. */
const TILE_ICONS = ['clock', 'brain', 'moon', 'shield'] as const

/** /: finding help, the clinic, its services, testimonials, and the way to an appointment. */
export function HomePage() {
  return (
    <>
      <Hero />
      <FindHelp />
      <Tiles />
      <AboutAndMission />
      <Services />
      <Doctors />
      <Testimonials />
      {/* The target of the hero's 'Contact Us' when there is no number to dial (S-27). */}
      <Closing id="contact" />
    </>
  )
}

function Tiles() {
  const { care, tiles } = useMessages().home
  return (
    <Section>
      <VisuallyHidden>
        <h2>{care}</h2>
      </VisuallyHidden>
      <ul className={styles.tiles}>
        {TILE_ICONS.map((icon, at) => (
          <li key={icon} className={styles.tile}>
            <Icon name={icon} className={styles.tileIcon} />
            <h3 className={styles.tileTitle}>{tiles[at]?.title}</h3>
            <p>{tiles[at]?.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function AboutAndMission() {
  const languageOf = useTextLanguage()
  const profile = useContent(clinicProfile)
  const messages = useMessages().home
  const about = profile?.about_text
  const mission = profile?.mission
  if (!about && !mission) return null
  return (
    <Section tone="raised" className={styles.story}>
      {about && (
        <div className={styles.about}>
          <h2>{messages.about}</h2>
          <p className={styles.text} lang={languageOf(about)}>
            {about}
          </p>
        </div>
      )}
      {mission && (
        <div className={styles.mission}>
          <h2>{messages.mission}</h2>
          <p className={styles.text} lang={languageOf(mission)}>
            {mission}
          </p>
        </div>
      )}
    </Section>
  )
}

function Services() {
  const languageOf = useTextLanguage()
  const services = useContent(enabledServices).slice(0, SHOWN_AT_HOME)
  const messages = useMessages().home
  if (services.length === 0) return null
  return (
    <Featured title={messages.services} more={messages.allServices} to={paths.services}>
      {services.map((service) => (
        <Card
          key={service.id}
          level={3}
          className={styles.service}
          title={
            <Link to={getServicePath(service.id)} className={styles.whole}>
              {service.service_name}
            </Link>
          }
          titleLang={languageOf(service.service_name)}
          picture={
            <Picture
              address={service.icon_image}
              alt=""
              shape="wide"
              placeholder={<Icon name="heart" />}
            />
          }
        >
          <p className={styles.description} lang={languageOf(service.description ?? '')}>
            {service.description
              ? truncate(service.description, DESCRIPTION_LIMIT)
              : messages.serviceFallback}
          </p>
        </Card>
      ))}
    </Featured>
  )
}

function Doctors() {
  const languageOf = useTextLanguage()
  const doctors = useContent(enabledDoctors).slice(0, SHOWN_AT_HOME)
  const { doctors: messages, home } = useMessages()
  if (doctors.length === 0) return null
  return (
    <Featured title={messages.title} more={home.allDoctors} to={paths.doctors}>
      {doctors.map(({ id, name, photo, specialisation }) => (
        <Card
          key={id}
          level={3}
          className={styles.service}
          title={
            <Link to={getDoctorPath(id)} className={styles.whole}>
              {name}
            </Link>
          }
          titleLang={languageOf(name)}
          picture={
            <Picture address={photo} alt="" shape="photo" placeholder={<Icon name="user" />} />
          }
        >
          {specialisation && (
            <p className={styles.description} lang={languageOf(specialisation)}>
              {specialisation}
            </p>
          )}
        </Card>
      ))}
    </Featured>
  )
}

function Testimonials() {
  const testimonials = useContent(publishedTestimonials).slice(0, SHOWN_AT_HOME)
  const messages = useMessages().home
  if (testimonials.length === 0) return null
  return (
    <Featured
      title={messages.testimonials}
      more={messages.moreReviews}
      to={paths.testimonials}
      tone="raised"
    >
      {testimonials.map((testimonial) => (
        <TestimonialCard key={testimonial.id} testimonial={testimonial} level={3} />
      ))}
    </Featured>
  )
}

interface FeaturedProps {
  title: string
  more: string
  to: string
  tone?: 'plain' | 'raised'
  children: ReactNode
}

/** The first few rows of a list, with a link to all of them. */
function Featured({ title, more, to, tone = 'plain', children }: FeaturedProps) {
  const id = useId()
  return (
    <Section tone={tone} labelledBy={id} className={styles.featured}>
      <h2 id={id}>{title}</h2>
      <CardGrid columns={3}>{children}</CardGrid>
      <p>
        <Link to={to} className={getButtonClass('secondary')}>
          {more}
          <Icon name="arrow-right" />
        </Link>
      </p>
    </Section>
  )
}
