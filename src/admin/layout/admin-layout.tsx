import { useLayoutEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'

import { useUser } from '#session/use-session.ts'
import { handlePageShown, clearEntriesOnTop } from '#ui/on-top/back.ts'

import { NewPasswordDialog } from '../sign-in/new-password-dialog.tsx'
import { AdminHeader } from './admin-header.tsx'
import { ClockLine } from './clock-line.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { ScreenErrorBoundary } from './screen-error-boundary.tsx'
import { SessionEndedNotice } from './session-ended-notice.tsx'
import { SidebarLinks } from './sidebar-links.tsx'
import { SidebarToggle } from './sidebar-toggle.tsx'
import { StaleDataNotice } from './stale-data-notice.tsx'
import { UnsentEditsNotice } from './unsent-edits-notice.tsx'
import { useLastListParams } from './use-last-list-params.ts'
import { useSidebar } from './use-sidebar.ts'

import styles from './admin-layout.module.css'

/** The layout of every admin screen: sidebar, header, and notices about the session. */
export function AdminLayout() {
  const user = useUser()
  const { pathname, key } = useLocation()
  const [menuOpen, setMenuOpen] = useState(false)
  const sidebar = useSidebar()
  const searchOf = useLastListParams()
  useLayoutEffect(handlePageShown, [key])
  useLayoutEffect(() => clearEntriesOnTop, [])
  return (
    <div className={styles.shell} data-sidebar={sidebar.isWide ? 'wide' : 'icons'}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <aside className={styles.sidebar}>
        <SidebarLinks searchOf={searchOf} iconsOnly={!sidebar.isWide} />
        <SidebarToggle {...sidebar} />
      </aside>
      {menuOpen && (
        <MenuDrawer onClose={() => setMenuOpen(false)}>
          <SidebarLinks searchOf={searchOf} />
        </MenuDrawer>
      )}
      <div className={styles.content}>
        <AdminHeader onMenu={() => setMenuOpen(true)} />
        <main id="main" className={styles.main} tabIndex={-1}>
          <SessionEndedNotice />
          <StaleDataNotice />
          <UnsentEditsNotice />
          <ClockLine />
          <ScreenErrorBoundary key={pathname}>
            <Outlet />
          </ScreenErrorBoundary>
        </main>
      </div>
      {user.must_change_password && <NewPasswordDialog />}
    </div>
  )
}
