import { paths } from '#model/paths/public-paths.ts'
import { askForFilesAgain } from '#remote/refetch-scripts.ts'
import { Page } from '#site/components/public-page-frame.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'

/** Stands for the staff panel where its files are neither on this device nor to be had. */
export function StaffMissing() {
  return (
    <main>
      <Page
        title="The staff panel is not on this device yet"
        lead="Connect to the network and try again."
      >
        <p>
          <Button
            tone="primary"
            onClick={() => void askForFilesAgain().then(() => location.reload())}
          >
            Retry
          </Button>{' '}
          <Link to={paths.home} className={buttonClass('secondary')}>
            Go to Home
          </Link>
        </p>
      </Page>
    </main>
  )
}
