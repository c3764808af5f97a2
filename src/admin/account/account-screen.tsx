import { useUser } from '#session/use-session.ts'

import { Screen } from '../shell/screen.tsx'
import { useNotice } from '../shell/use-notice.ts'
import { OwnPassword } from './own-password.tsx'
import { OwnSessions } from './own-sessions.tsx'

import styles from './account-screen.module.css'

/** /admin/account: the user's own password, and where they are signed in. */
export function AccountScreen() {
  const { username, email } = useUser()
  const notices = useNotice()
  return (
    <Screen title="Your Account" lead={`${username}, ${email}`} notices={notices}>
      <div className={styles.parts}>
        <OwnPassword notices={notices} />
        <OwnSessions notices={notices} />
      </div>
    </Screen>
  )
}
