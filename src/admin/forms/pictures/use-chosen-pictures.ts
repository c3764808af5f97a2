import { useRef } from 'react'

import { useDatabase } from '#db/database-context.ts'
import type { NewPicture } from '#db/edits.ts'

import { saveDraftPicture } from '../core/drafts.ts'

/** The pictures chosen in the open form, whether or not they are still in it. */
export function useChosenPictures() {
  const db = useDatabase()
  const chosen = useRef<readonly NewPicture[]>([])
  return {
    all: () => chosen.current,
    /** Keeps the bytes of a picture on this device until the edit that names it is sent. */
    pick: async (picture: NewPicture): Promise<void> => {
      await saveDraftPicture(db, picture)
      chosen.current = [...chosen.current, picture]
    },
    /** Forgets these pictures: they are stored with an edit, or no longer wanted. */
    settle: (files: readonly NewPicture[]): void => {
      chosen.current = chosen.current.filter((file) => !files.includes(file))
    },
  }
}
