import { useRef, useState } from 'react'

import { useContent } from '#db/content.ts'
import { enabledServices } from '#db/queries.ts'
import { paths, getServicePath } from '#model/paths/public-paths.ts'
import { classNames } from '#ui/class-names.ts'
import { Link, NavLink } from '#ui/link.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { useHydrated } from '../../components/use-hydrated.ts'
import { useTextLanguage, useMessages } from '../../messages/use-messages.ts'
import { useDismissed } from './use-dismissed.ts'

import menu from './navigation-menu.module.css'
import styles from './services-menu.module.css'

/**
 * The Services link with a list of every service: a button opens it, and on a wide screen also
 * hover and focus.
 */
export function ServicesMenu({ label }: { label: string }) {
  const languageOf = useTextLanguage()
  const services = useContent(enabledServices)
  const messages = useMessages().navigation
  // The stylesheet shows it, so that it works before any script; script only dismisses it again, by
  // Escape, its button or a selection (WCAG 1.4.13).
  const item = useRef<HTMLLIElement>(null)
  const list = useRef<HTMLDetailsElement>(null)
  const { dismissed, setDismissed } = useDismissed(item, () => {
    // A list over the page closes; one that is part of the menu stays.
    if (list.current && isDroppedDown(list.current)) list.current.open = false
  })
  const [open, setOpen] = useState(false)
  const hydrated = useHydrated()
  const link = (
    <NavLink to={paths.services} className={classNames(menu.link)}>
      {label}
    </NavLink>
  )
  if (services.length === 0) return <li>{link}</li>

  return (
    <li ref={item} className={styles.parent} data-dismissed={dismissed}>
      {link}
      {/* The browser may open it before hydration. */}
      <details
        ref={list}
        className={styles.more}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        suppressHydrationWarning
      >
        <summary
          className={styles.expander}
          aria-label={messages.showServices}
          onClick={() => {
            setDismissed(open)
            // Set before `onToggle`, because the next key may be Tab.
            setOpen(!open)
          }}
        >
          <Icon name="chevron" />
        </summary>
        <ul className={styles.services}>
          {services.map((service) => (
            <li key={service.id}>
              <Link
                to={getServicePath(service.id)}
                className={styles.service}
                lang={languageOf(service.service_name)}
                // Tab skips the services, unless the button opened the list.
                tabIndex={hydrated && !open ? -1 : undefined}
                onClick={() => setDismissed(true)}
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

function isDroppedDown(details: HTMLDetailsElement): boolean {
  const services = details.querySelector('ul')
  return services !== null && getComputedStyle(services).position === 'absolute'
}
