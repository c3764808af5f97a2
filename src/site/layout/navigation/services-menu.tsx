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

import menu from './menu.module.css'
import styles from './services-menu.module.css'

/**
 * The Services link with every service behind it: a list that a button opens,
 * and that on a wide screen also drops down on hover and focus.
 */
export function ServicesMenu({ label }: { label: string }) {
  const languageOf = useTextLanguage()
  const services = useContent(enabledServices)
  const messages = useMessages().navigation
  // The stylesheet drops it down, so that this works before any script; here
  // it can only be put away again, by Escape, its button or choosing (WCAG 1.4.13).
  const item = useRef<HTMLLIElement>(null)
  const list = useRef<HTMLDetailsElement>(null)
  const { dismissed, setDismissed } = useDismissed(item, () => {
    // What lies over the page goes away; what is part of the menu stays as it is.
    if (list.current && isDroppedDown(list.current)) list.current.open = false
  })
  const [open, setOpen] = useState(false)
  const alive = useHydrated()
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
            // What `onToggle` will say, now: the next key may be Tab.
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
                // Who goes through the page by Tab passes them, unless the button opened them.
                tabIndex={alive && !open ? -1 : undefined}
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
