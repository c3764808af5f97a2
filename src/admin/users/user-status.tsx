import { useState } from 'react'

import type { User } from '#model/rows.ts'
import { useStaffApi, useUser } from '#session/use-session.ts'
import { Switch } from '#ui/fields/switch.tsx'

import { needsConnection } from '../content-types/common-messages.ts'
import type { ScreenNotices } from '../shell/use-notice.ts'
import { userMessages } from './user-messages.ts'

import styles from './users-screen.module.css'

interface UserStatusProps {
  user: User
  online: boolean
  notices: ScreenNotices
}

/** Enables or disables an account at once (AC-254). */
export function UserStatus({ user, online, notices }: UserStatusProps) {
  const me = useUser()
  const { accounts } = useStaffApi()
  const [busy, setBusy] = useState(false)
  /** The accepted value, until a sync cycle brings it. */
  const [accepted, setAccepted] = useState<{ version: number; enabled: boolean } | null>(null)
  const enabled = accepted?.version === user.row_version ? accepted.enabled : user.is_enabled

  async function set(next: boolean): Promise<void> {
    if (user.id === me.id && !next) {
      notices.show({ tone: 'error', text: userMessages.notSelfDisable })
      return
    }
    setBusy(true)
    const failure = await accounts.setUserEnabled(user.id, next).catch((error: unknown) => {
      reportError(error)
      return ''
    })
    setBusy(false)
    if (failure === null) setAccepted({ version: user.row_version, enabled: next })
    else notices.show({ tone: 'error', text: failure || userMessages.statusFailed })
  }

  return (
    <Switch
      label={`${user.username}: Enabled${online ? '' : ` (${needsConnection})`}`}
      isOn={enabled}
      words={['Enabled', 'Disabled']}
      busy={busy}
      disabled={!online}
      className={styles.status}
      onPress={() => {
        if (!busy) void set(!enabled)
      }}
    />
  )
}
