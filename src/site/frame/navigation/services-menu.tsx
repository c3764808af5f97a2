import { useRef } from 'react'
import { Link, NavLink } from 'react-router-dom'

import { useContent } from '#db/content.ts'
import { enabledServices } from '#db/queries.ts'
import { languageOf } from '#model/texts/text.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/pictures/icons.tsx'

import { paths, servicePath } from '../../paths.ts'
import { useWords } from '../../words/use-words.ts'
import { useDismissed } from './use-dismissed.ts'

import menu from './menu.module.css'
import styles from './services-menu.module.css'

/**
 * The Services link with every service behind it: a list that drops down on
 * hover and focus on a wide screen, and one that a button opens on a phone.
 */
export function ServicesMenu({ label }: { label: string }) {
  const services = useContent(enabledServices)
  const words = useWords().navigation
  // The stylesheet drops it down, so that this works before any script; here
  // it can only be put away again, by Escape or by choosing (WCAG 1.4.13).
  const item = useRef<HTMLLIElement>(null)
  const { dismissed, dismiss } = useDismissed(item)
  const link = (
    <NavLink to={paths.services} className={classNames(menu.link)}>
      {label}
    </NavLink>
  )
  if (services.length === 0) return <li>{link}</li>

  return (
    <li ref={item} className={styles.parent} data-dismissed={dismissed}>
      {link}
      {/* The browser opens it, perhaps before the page comes alive. */}
      <details className={styles.more} suppressHydrationWarning>
        <summary className={styles.expander} aria-label={words.showServices}>
          <Icon name="chevron" />
        </summary>
        <ul className={styles.services}>
          {services.map((service) => (
            <li key={service.id}>
              <Link
                to={servicePath(service.id)}
                className={styles.service}
                lang={languageOf(service.service_name)}
                onClick={dismiss}
              >
                {service.service_name}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
