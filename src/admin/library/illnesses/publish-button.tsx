import { useDatabase } from '#db/database-context.ts'
import { changeRow } from '#db/edits.ts'
import type { Illness } from '#model/rows.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { askToPersist } from '../../shell/persistence.ts'
import type { Notices } from '../../shell/use-notice.ts'
import { illnessWords } from '../../words/illness-words.ts'

import styles from './illness-table.module.css'

interface PublishButtonProps {
  illness: Pick<Illness, 'id' | 'illness_name' | 'visibility'>
  notices: Pick<Notices, 'say'>
}

/** The eye: publishes an illness, or makes it a draft again, at once. */
export function PublishButton({ illness, notices }: PublishButtonProps) {
  const { id, illness_name: name, visibility } = illness
  const db = useDatabase()
  const isPublished = visibility === 'published'

  async function flip(): Promise<void> {
    askToPersist()
    try {
      await changeRow(db, 'health_library_illnesses', id, {
        fields: { visibility: isPublished ? 'draft' : 'published' },
      })
    } catch (error) {
      reportError(error)
      notices.say({ tone: 'error', text: illnessWords.saveFailed })
    }
  }

  return (
    <Button
      tone="quiet"
      className={styles.eye}
      data-published={isPublished}
      aria-label={`${isPublished ? 'Unpublish' : 'Publish'} ${name}`}
      title={isPublished ? 'Unpublish' : 'Publish'}
      onClick={() => void flip()}
    >
      <Icon name="eye" />
    </Button>
  )
}
