import { useEffect, useEffectEvent, useState } from 'react'

import { useSession } from '#session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

import { useServerReachable } from '../shell/use-server-reachable.ts'
import { useLogout } from './use-logout.ts'

/** How long before the session expires the warning appears. */
const WARNING_MS = 10 * 60_000
const TICK_MS = 15_000

/**
 * Warns an idle user before the session expires, and can extend it. The server's clock decides: it
 * is asked first, because another tab may have been in use.
 */
export function IdleWarning({ endsAt }: { endsAt: number }) {
  const { refresh } = useSession()
  const logOut = useLogout()
  const online = useServerReachable()
  const [now, setNow] = useState(0)
  const isNear = online && now > endsAt - WARNING_MS

  const update = useEffectEvent(async () => {
    // Near the end each check asks the server; its response updates `endsAt`.
    if (Date.now() > endsAt - WARNING_MS) await refresh()
    setNow(Date.now())
  })
  useEffect(() => {
    const timer = setInterval(() => void update(), TICK_MS)
    return () => clearInterval(timer)
  }, [])

  if (!isNear) return null
  const minutes = Math.max(1, Math.ceil((endsAt - now) / 60_000))
  return (
    <Dialog
      title="Are you still there?"
      onClose={() => void refresh(true)}
      actions={
        <>
          <Button onClick={() => void logOut()}>Logout</Button>
          <Button tone="primary" onClick={() => void refresh(true)}>
            Stay signed in
          </Button>
        </>
      }
    >
      <p>
        {`This device has not been used for a while. You will be signed out in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}. Your text is kept.`}
      </p>
    </Dialog>
  )
}
