import { useSession } from '#session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

/** Locks the screen of a shared tablet; unsaved input stays. */
export function LockButton({ className }: { className?: string | undefined }) {
  const { lock } = useSession()
  return (
    <Button
      tone="quiet"
      className={className}
      aria-label="Lock this tablet"
      title="Lock this tablet"
      onClick={lock}
    >
      <Icon name="lock" />
    </Button>
  )
}
