import { useContent } from '#db/content.ts'
import { linksOf } from '#db/queries.ts'
import { doctorPath, illnessPath, paths, servicePath } from '#model/paths/public-paths.ts'
import type { PublicRow } from '#model/tables.ts'
import { buttonClass } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'

import { CallClinic } from '../../components/call-clinic.tsx'
import { useLanguageOf, useWords } from '../../messages/use-messages.ts'
import { Part } from './illness-sections.tsx'

import styles from './illness-page.module.css'

/** The end of an illness page: how to see us about it, and where to read on. */
export function IllnessNext({ illness }: { illness: PublicRow<'health_library_illnesses'> }) {
  const { services, doctors, related } = useContent(linksOf(illness))
  const { illness: words, hero, navigation } = useWords()
  return (
    <Part id="next" title={words.next}>
      <div className={styles.actions}>
        <Link to={paths.contact} className={buttonClass('primary')}>
          {hero.book}
        </Link>
        <CallClinic />
      </div>
      <Links
        title={navigation.services}
        links={services.map((one) => [servicePath(one.id), one.service_name])}
      />
      <Links
        title={navigation.doctors}
        links={doctors.map((one) => [doctorPath(one.id), one.name])}
      />
      <Links
        title={words.related}
        links={related.map((one) => [illnessPath(one.slug), one.illness_name])}
      />
    </Part>
  )
}

interface LinksProps {
  title: string
  links: readonly (readonly [to: string, name: string])[]
}

function Links({ title, links }: LinksProps) {
  const languageOf = useLanguageOf()
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
