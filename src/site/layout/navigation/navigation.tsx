import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { languageNames, languages } from '#model/languages.ts'
import { paths } from '#model/paths/public-paths.ts'
import { useTheme } from '#theme/use-theme.tsx'
import { classNames } from '#ui/class-names.ts'
import { NavLink } from '#ui/link.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { Brand } from '../brand.tsx'
import { ClinicCall } from '../emergency-strip.tsx'
import { LanguageLink } from '../language-link.tsx'
import { TextSizeControl } from '../text-size-control.tsx'
import { useSiteLinks } from '../use-site-links.ts'
import { ServicesMenu } from './services-menu.tsx'
import { usePopover } from './use-popover.ts'

import menu from './navigation-menu.module.css'
import styles from './navigation.module.css'

/** The bar on top of every public page. */
export function Navigation() {
  const links = useSiteLinks()
  const messages = useMessages().navigation
  const { navigation } = useTheme().config.layouts
  return (
    <header
      className={styles.bar}
      data-style={navigation.style}
      data-transparent={navigation.transparent}
    >
      <div className={styles.inner}>
        <Brand />
        <nav
          aria-label={messages.label}
          className={menu.nav}
          data-active={navigation.activeBackground === null ? 'text' : 'fill'}
        >
          <Menu label={messages.menu}>
            <ul className={menu.links}>
              {links.map(({ to, label }) =>
                to === paths.services ? (
                  <ServicesMenu key={to} label={label} />
                ) : (
                  <li key={to}>
                    <NavLink to={to} end={to === paths.home} className={classNames(menu.link)}>
                      {label}
                    </NavLink>
                  </li>
                ),
              )}
            </ul>
            <ClinicCall />
            <TextSizeControl />
          </Menu>
        </nav>
        <LanguageLinks />
        <ModeToggle />
      </div>
    </header>
  )
}

interface MenuProps {
  label: string
  children: ReactNode
}

/** Has its own open state, so that its children do not render again when it changes. */
function Menu({ label, children }: MenuProps) {
  const { key } = useLocation()
  const { ref, open, close } = usePopover<HTMLDivElement>()
  // Navigating closes it. It may be open before hydration, and stays so.
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    close()
  }, [key, close])
  return (
    <>
      <button
        type="button"
        className={classNames(styles.toggle, menu.menuToggle)}
        popoverTarget="site-menu"
        aria-expanded={open}
        aria-controls="site-menu"
      >
        <Icon name={open ? 'close' : 'menu'} />
        {label}
      </button>
      <div id="site-menu" ref={ref} popover="auto" className={menu.menu}>
        {children}
      </div>
    </>
  )
}

/** Each language in its own script, so that its readers recognise it. */
function LanguageLinks() {
  const pageLanguage = useLanguage()
  return languageNames
    .filter((language) => language !== pageLanguage)
    .map((language) => (
      <LanguageLink
        key={language}
        language={language}
        className={classNames(styles.toggle, styles.language)}
      >
        {languages[language].name}
      </LanguageLink>
    ))
}

function ModeToggle() {
  const { mode, toggleMode } = useTheme()
  const messages = useMessages().navigation
  if (!toggleMode) return null
  const label = mode === 'dark' ? messages.useLight : messages.useDark
  return (
    <button
      type="button"
      className={classNames(styles.toggle, styles.modeToggle)}
      aria-label={label}
      title={label}
      onClick={toggleMode}
    >
      <Icon name={mode === 'dark' ? 'sun' : 'moon'} />
    </button>
  )
}
