import { useCallback } from 'react'

import { useDatabase } from '#db/database-context.ts'
import { changeRow } from '#db/edits.ts'
import type { Illness } from '#model/rows.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { illnessWords } from '../../messages/illness-messages.ts'
import { askToPersist } from '../../shell/request-persistence.ts'
import type { Notices } from '../../shell/use-notice.ts'

import styles from './illness-table.module.css'

/** Publishes an illness, or makes it a draft again, at once. */
export function usePublish({ say }: Pick<Notices, 'say'>) {
  const db = useDatabase()
  return useCallback(
    async ({ id, visibility }: Illness): Promise<void> => {
      askToPersist()
      try {
        await changeRow(db, 'health_library_illnesses', id, {
          fields: { visibility: visibility === 'published' ? 'draft' : 'published' },
        })
      } catch (error) {
        reportError(error)
        say({ tone: 'error', text: illnessWords.saveFailed })
      }
    },
    [db, say],
  )
}

interface PublishButtonProps {
  illness: Pick<Illness, 'illness_name' | 'visibility'>
  onPress: () => void
}

/** The eye, open or struck through. */
export function PublishButton({ illness, onPress }: PublishButtonProps) {
  const { illness_name: name, visibility } = illness
  const isPublished = visibility === 'published'
  return (
    <Button
      tone="quiet"
      className={styles.eye}
      data-published={isPublished}
      aria-label={`${isPublished ? 'Unpublish' : 'Publish'} ${name}`}
      title={isPublished ? 'Unpublish' : 'Publish'}
      data-extra
      onClick={onPress}
    >
      <Icon name="eye" />
    </Button>
  )
}
