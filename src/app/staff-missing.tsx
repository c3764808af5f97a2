import { paths } from '#model/addresses/site-paths.ts'
import { askForFilesAgain } from '#remote/files-again.ts'
import { Page } from '#site/parts/page.tsx'
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
