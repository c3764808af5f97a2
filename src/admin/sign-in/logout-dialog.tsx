import { useEffect, useState } from 'react'

import { useDatabase } from '#db/hooks/database-context.ts'
import { useQuery } from '#db/hooks/use-query.ts'
import { requestSync } from '#db/meta.ts'
import { messages } from '#session/messages.ts'
import { useSession } from '#session/use-session.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Link } from '#ui/link.tsx'

import { setAppBadge } from '../edits/app-badge.ts'
import { useSyncSummary, type SyncSummary } from '../shell/use-sync-summary.ts'
import { countUnsent, type UnsavedWork } from './use-logout.ts'

interface LogoutDialogProps {
  /** The user whose screen is locked: another person may send their edits, but not discard them. */
  lockedBy?: string
  onStay: () => void
}

/** Asks what to do with unsent changes, as logging out deletes them from this device (S-54). */
export function LogoutDialog({ lockedBy, onStay }: LogoutDialogProps) {
  const db = useDatabase()
  const { signOut } = useSession()
  const left = useQuery(countUnsent)
  const summary = useSyncSummary()
  const [sending, setSending] = useState(false)
  const allSent = sending && left?.edits === 0

  useEffect(() => {
    if (allSent) void signOut()
  }, [allSent, signOut])

  if (!left || !summary) return null
  const obstacle = whyNotSent(summary)
  const underway = sending && !obstacle

  async function send(): Promise<void> {
    setSending(true)
    await requestSync(db)
  }

  async function discard(): Promise<void> {
    setAppBadge(0)
    await signOut()
  }

  if (left.edits + left.drafts === 0) return <AllSent onStay={onStay} onLogOut={discard} />
  return (
    <Dialog
      title="Log out?"
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>Stay</Button>
          {!lockedBy && (
            <Button tone="danger" onClick={() => void discard()}>
              Discard and log out
            </Button>
          )}
          {canSend(left, lockedBy) && (
            <Button
              tone="primary"
              busy={underway}
              disabled={obstacle !== null}
              onClick={() => void send()}
            >
              {underway ? 'Sending...' : 'Send now and log out'}
            </Button>
          )}
        </>
      }
    >
      <p>{`${describeUnsavedWork(left)} ${describeConsequence(lockedBy)}`}</p>
      {obstacle && (
        <Banner tone="warning">
          <span>{obstacle}</span> <UnsentChangesLink summary={summary} onGo={onStay} />
        </Banner>
      )}
    </Dialog>
  )
}

/** Unsaved forms would be lost, too, and only their owner may discard them. */
const canSend = ({ edits, drafts }: UnsavedWork, lockedBy: string | undefined): boolean =>
  edits > 0 && (drafts === 0 || !lockedBy)

/** The edits were sent while the question stood: there is nothing to discard. */
function AllSent({ onStay, onLogOut }: { onStay: () => void; onLogOut: () => Promise<void> }) {
  return (
    <Dialog
      title="Log out?"
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>Stay</Button>
          <Button tone="primary" onClick={() => void onLogOut()}>
            Log out
          </Button>
        </>
      }
    >
      <p>All your changes are on the server now. You can log out.</p>
    </Dialog>
  )
}

function UnsentChangesLink({ summary, onGo }: { summary: SyncSummary; onGo: () => void }) {
  if (summary.parked === 0) return null
  return (
    <Link to="/admin/sync" onClick={onGo}>
      Open unsent changes
    </Link>
  )
}

function describeConsequence(lockedBy: string | undefined): string {
  return lockedBy
    ? `It is kept for ${lockedBy}. No other user can log out here until it is saved and sent.`
    : 'Logging out removes all your data from this device.'
}

function describeUnsavedWork({ edits, drafts }: UnsavedWork): string {
  const parts = [
    edits === 1 && '1 change is not on the server yet.',
    edits > 1 && `${edits} changes are not on the server yet.`,
    drafts === 1 && '1 form is not saved.',
    drafts > 1 && `${drafts} forms are not saved.`,
  ]
  return parts.filter(Boolean).join(' ')
}

function whyNotSent({ offline, problem, parked, waiting, blocked }: SyncSummary): string | null {
  if (offline) return 'There is no connection, so nothing can be sent now.'
  if (problem === 'signed-out') return 'Nothing can be sent before you sign in again.'
  if (problem === 'key-refused') return messages.keyRefused
  if (problem !== null) return 'The server cannot be reached at the moment.'
  if (parked > 0 && waiting === blocked) return 'The remaining changes need your attention first.'
  return null
}
