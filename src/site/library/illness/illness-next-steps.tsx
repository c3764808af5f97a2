import { useContent } from '#db/content.ts'
import { linksOf } from '#db/queries.ts'
import { getDoctorPath, getIllnessPath, paths, getServicePath } from '#model/paths/public-paths.ts'
import type { PublicRow } from '#model/rows.ts'
import { getButtonClass } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'

import { CallClinic } from '../../components/call-clinic.tsx'
import { useTextLanguage, useMessages } from '../../messages/use-messages.ts'
import { IllnessSection } from './illness-sections.tsx'

import styles from './illness-page.module.css'

/** The end of an illness page: an appointment, and where to read on. */
export function IllnessNextSteps({ illness }: { illness: PublicRow<'health_library_illnesses'> }) {
  const { services, doctors, related } = useContent(linksOf(illness))
  const { illness: messages, hero, navigation } = useMessages()
  return (
    <IllnessSection id="next" title={messages.next}>
      <div className={styles.actions}>
        <Link to={paths.contact} className={getButtonClass('primary')}>
          {hero.book}
        </Link>
        <CallClinic />
      </div>
      <Links
        title={navigation.services}
        links={services.map((one) => [getServicePath(one.id), one.service_name])}
      />
      <Links
        title={navigation.doctors}
        links={doctors.map((one) => [getDoctorPath(one.id), one.name])}
      />
      <Links
        title={messages.related}
        links={related.map((one) => [getIllnessPath(one.slug), one.illness_name])}
      />
    </IllnessSection>
  )
}

interface LinksProps {
  title: string
  links: readonly (readonly [to: string, name: string])[]
}

function Links({ title, links }: LinksProps) {
  const languageOf = useTextLanguage()
  return links.length === 0 ? null : (
    <div className={styles.group}>
      <h3>{title}</h3>
      <ul className={styles.places}>
        {links.map(([to, name]) => (
          <li key={to}>
            <Link to={to} lang={languageOf(name)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
