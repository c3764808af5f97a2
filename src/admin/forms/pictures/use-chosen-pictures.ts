import { useRef } from 'react'

import type { NewPicture } from '#db/edits.ts'
import { useDatabase } from '#db/hooks/database-context.ts'

import { saveDraftPicture } from '../core/drafts.ts'

/** The pictures selected in the open form, whether or not it still uses them. */
export function useChosenPictures() {
  const db = useDatabase()
  const chosen = useRef<readonly NewPicture[]>([])
  return {
    all: () => chosen.current,
    /** Stores the bytes of a picture on this device until the edit that refers to it is sent. */
    pick: async (picture: NewPicture): Promise<void> => {
      await saveDraftPicture(db, picture)
      chosen.current = [...chosen.current, picture]
    },
    /** Forgets these pictures: they belong to a stored edit, or are not needed. */
    settle: (files: readonly NewPicture[]): void => {
      chosen.current = chosen.current.filter((file) => !files.includes(file))
    },
  }
}
