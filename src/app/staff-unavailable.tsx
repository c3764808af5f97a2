import { paths } from '#model/paths/public-paths.ts'
import { refetchScripts } from '#remote/refetch-scripts.ts'
import { PublicPageFrame } from '#site/components/public-page-frame.tsx'
import { Button, getButtonClass } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'

/** Shown in place of the staff panel if its files are not cached and cannot be fetched. */
export function StaffUnavailable() {
  return (
    <main>
      <PublicPageFrame
        title="The staff panel is not on this device yet"
        lead="Connect to the network and try again."
      >
        <p>
          <Button
            tone="primary"
            onClick={() => void refetchScripts().then(() => location.reload())}
          >
            Retry
          </Button>{' '}
          <Link to={paths.home} className={getButtonClass('secondary')}>
            Go to Home
          </Link>
        </p>
      </PublicPageFrame>
    </main>
  )
}
