import { format, formatDistanceToNow } from 'date-fns'
import { useEffect, useState } from 'react'

import type { OwnSession } from '#model/accounts.ts'
import { useStaffApi } from '#session/use-session.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'

import { useConfirm } from '../shell/use-confirm.tsx'
import type { ScreenNotices } from '../shell/use-notice.ts'
import { useServerReachable } from '../shell/use-server-reachable.ts'
import { formatBrowserName } from './browser-name.ts'

import styles from './account-screen.module.css'

/** Shows where the user is signed in, and ends all sessions but this one. */
export function OwnSessions({ notices }: { notices: ScreenNotices }) {
  const { accounts } = useStaffApi()
  const online = useServerReachable()
  const { confirm, dialog } = useConfirm()
  const { sessions, again } = useSessions(online)
  const otherCount = (sessions ?? []).filter(({ current }) => !current).length

  async function endOthers(): Promise<void> {
    const text =
      'You will be signed out on all other devices. Unsent changes stay on them until you sign in again.'
    if (!(await confirm({ title: 'Sign out elsewhere', text, yes: 'Sign out elsewhere' }))) return
    const failure = await accounts.signOutOthers()
    notices.show(
      failure === null
        ? { tone: 'success', text: 'You are signed out everywhere else.' }
        : { tone: 'error', text: failure || 'Your other sessions could not be ended.' },
    )
    again()
  }

  return (
    <section className={styles.part}>
      <h2>Where you are signed in</h2>
      {sessions === undefined && <Spinner>Loading...</Spinner>}
      {sessions === null && (
        <p className={styles.hint}>
          <span>
            {online ? 'This list could not be loaded. ' : 'This list needs a connection.'}
          </span>
          {online && (
            <Button tone="quiet" onClick={again}>
              Retry
            </Button>
          )}
        </p>
      )}
      {sessions && (
        <ul className={styles.sessions} aria-label="Sessions">
          {sessions.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions && otherCount === 0 && (
        <p className={styles.hint}>You are signed in nowhere else.</p>
      )}
      {otherCount > 0 && (
        <Button className={styles.end} disabled={!online} onClick={() => void endOthers()}>
          {online ? 'Sign out elsewhere' : 'Sign out elsewhere (needs a connection)'}
        </Button>
      )}
      {dialog}
    </section>
  )
}

function Session({ session }: { session: OwnSession }) {
  const { user_agent: agent, created_at: created, last_seen_at: lastSeen, current } = session
  const used = current ? '' : `, used ${formatDistanceToNow(lastSeen, { addSuffix: true })}`
  return (
    <li className={styles.session}>
      <p>
        <strong>{formatBrowserName(agent)}</strong>{' '}
        {current && <Badge tone="green">This device</Badge>}
      </p>
      <p className={styles.hint}>{`Signed in ${format(created, 'MMM dd, yyyy HH:mm')}${used}`}</p>
    </li>
  )
}

/** Undefined while loading, null when the request failed. */
function useSessions(online: boolean) {
  const { accounts } = useStaffApi()
  const [sessions, setSessions] = useState<OwnSession[] | null>()
  const [attempt, setAttempt] = useState(0)
  const [request, setRequest] = useState({ online, attempt })
  if (request.online !== online || request.attempt !== attempt) setRequest({ online, attempt })

  useEffect(() => {
    let left = false
    async function load(isOnline: boolean): Promise<void> {
      const found = isOnline ? await accounts.sessions() : null
      if (!left) setSessions(found)
    }
    void load(request.online)
    return () => {
      left = true
    }
  }, [accounts, request])

  return { sessions, again: () => setAttempt((times) => times + 1) }
}
