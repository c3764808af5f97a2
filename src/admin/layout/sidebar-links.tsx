import { useUser } from '#session/use-session.ts'
import { NavLink } from '#ui/link.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { canOpenScreen } from '../can-open-screen.ts'
import { groups, screens } from '../screens.ts'

import styles from './sidebar-links.module.css'

interface SidebarLinksProps {
  /** The search params of each list when it was left. */
  searchOf: (path: string) => string
  /** Shows the label of a link only on hover and focus. */
  iconsOnly?: boolean
}

/** The product's name and a link to each screen of this role, in groups. */
export function SidebarLinks({ searchOf, iconsOnly = false }: SidebarLinksProps) {
  const { role } = useUser()
  const visibleScreens = screens.filter((screen) => !screen.hidden && canOpenScreen(role, screen))
  return (
    <>
      <div className={styles.product} data-icons-only={iconsOnly}>
        <span className={styles.mark}>
          <Icon name="brain" />
        </span>
        <p>
          <strong className={styles.name}>Nadi</strong>
          <span className={styles.panel}>Admin Panel</span>
        </p>
      </div>
      <nav aria-label="Admin">
        {groups
          .map((group) => ({
            group,
            links: visibleScreens.filter((screen) => screen.group === group),
          }))
          .filter(({ links }) => links.length > 0)
          .map(({ group, links }) => (
            <ul key={group} aria-label={group} className={styles.links} data-icons-only={iconsOnly}>
              {links.map(({ path, label, icon }) => (
                <li key={path}>
                  <NavLink
                    to={`/admin/${path}${searchOf(`/admin/${path}`)}`}
                    className={styles.link ?? ''}
                  >
                    <Icon name={icon} />
                    <span className={styles.label}>{label}</span>
                  </NavLink>
                </li>
              ))}
            </ul>
          ))}
      </nav>
    </>
  )
}
