import { useState } from 'react'

import { useUser } from '#session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import { RoleBadge } from '../shell/role-badge.tsx'
import { LockButton } from '../sign-in/lock-button.tsx'
import { LogoutDialog } from '../sign-in/logout-dialog.tsx'
import { useLogout } from '../sign-in/use-logout.ts'
import { SyncButton } from './sync-button.tsx'

import styles from './admin-header.module.css'

export function AdminHeader({ onMenu }: { onMenu: () => void }) {
  const { username, email, role } = useUser()
  const logOut = useLogout()
  const [isConfirming, setConfirming] = useState(false)

  async function leave(): Promise<void> {
    if ((await logOut()) === 'unsent') setConfirming(true)
  }

  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <button type="button" className={styles.menu} aria-label="Open menu" onClick={onMenu}>
          <Icon name="menu" />
        </button>
        <p className={styles.welcome}>Welcome back, {username}</p>
        <LockButton className={styles.lock} />
        <Button className={styles.logout} onClick={() => void leave()}>
          <Icon name="logout" />
          <span>Logout</span>
        </Button>
      </div>
      <div className={styles.row}>
        <Link to="/admin/account" className={styles.person} title="Your account">
          <VisuallyHidden>Your account:</VisuallyHidden>
          <RoleBadge role={role} />
          <span className={styles.names}>
            <strong>{username}</strong>
            <span>{email}</span>
          </span>
        </Link>
        <SyncButton />
      </div>
      {isConfirming && <LogoutDialog onStay={() => setConfirming(false)} />}
    </header>
  )
}
