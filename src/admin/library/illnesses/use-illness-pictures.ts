import { useMemo } from 'react'

import { useDatabase } from '#db/hooks/database-context.ts'

import type { RelatedRows } from '../../forms/core/save-record.ts'
import type { Editor } from '../../forms/use-editor.ts'
import { readPictures, savePictures, type FormPicture } from './save-pictures.ts'

export type IllnessPictures = readonly FormPicture[]
export type IllnessEditor = Editor<'health_library_illnesses', IllnessPictures>

/** The pictures of an illness as child records of its form. */
export function useIllnessPictures(): RelatedRows<'health_library_illnesses', IllnessPictures> {
  const db = useDatabase()
  return useMemo(
    () => ({
      tables: ['health_library_images'],
      load: (id) => readPictures(db, id),
      save: (id, _values, pictures) => savePictures(db, id, pictures),
    }),
    [db],
  )
}
