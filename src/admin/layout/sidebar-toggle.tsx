import { Icon } from '#ui/pictures/icons.tsx'

import styles from './sidebar-links.module.css'

interface SidebarToggleProps {
  isWide: boolean
  toggle: () => void
}

/** Expands or collapses the sidebar. */
export function SidebarToggle({ isWide, toggle }: SidebarToggleProps) {
  return (
    <div className={styles.foot} data-icons-only={!isWide}>
      <button type="button" className={styles.link} onClick={toggle}>
        <Icon name={isWide ? 'arrow-left' : 'arrow-right'} />
        <span className={styles.label}>{isWide ? 'Only icons' : 'Icons with names'}</span>
      </button>
    </div>
  )
}
