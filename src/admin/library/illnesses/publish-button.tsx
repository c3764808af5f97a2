import { useCallback } from 'react'

import { changeRow } from '#db/edits.ts'
import { useDatabase } from '#db/hooks/database-context.ts'
import type { Illness } from '#model/rows.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { illnessMessages } from '../../content-types/illness-messages.ts'
import { requestPersistence } from '../../shell/request-persistence.ts'
import type { ScreenNotices } from '../../shell/use-notice.ts'

import styles from './illness-table.module.css'

/** Publishes an illness or makes it a draft again, at once. */
export function usePublish({ show }: Pick<ScreenNotices, 'show'>) {
  const db = useDatabase()
  return useCallback(
    async ({ id, visibility }: Pick<Illness, 'id' | 'visibility'>): Promise<void> => {
      requestPersistence()
      try {
        await changeRow(db, 'health_library_illnesses', id, {
          fields: { visibility: visibility === 'published' ? 'draft' : 'published' },
        })
      } catch (error) {
        reportError(error)
        show({ tone: 'error', text: illnessMessages.saveFailed })
      }
    },
    [db, show],
  )
}

interface PublishButtonProps {
  illness: Pick<Illness, 'illness_name' | 'visibility'>
  onPress: () => void
}

/** An open or crossed-out eye. */
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
      data-secondary-action
      onClick={onPress}
    >
      <Icon name="eye" />
    </Button>
  )
}
