import { useMemo } from 'react'

import { useDatabase } from '#db/database-context.ts'

import type { AlsoSaved } from '../../forms/core/save-record.ts'
import type { EditorOf } from '../../forms/use-editor.ts'
import { picturesOf, savePictures, type FormPicture } from './save-pictures.ts'

export type Pictures = readonly FormPicture[]
export type IllnessEditor = EditorOf<'health_library_illnesses', Pictures>

/** The pictures of an illness, which its form saves together with it. */
export function useIllnessPictures(): AlsoSaved<'health_library_illnesses', Pictures> {
  const db = useDatabase()
  return useMemo(
    () => ({
      tables: ['health_library_images'],
      of: (id) => picturesOf(db, id),
      save: (id, _values, pictures) => savePictures(db, id, pictures),
    }),
    [db],
  )
}
