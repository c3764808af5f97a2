import { useMemo } from 'react'

import { useDatabase } from '#db/database-context.ts'
import type { Illness } from '#model/rows.ts'

import { checkSlug } from '../../forms/fields/name-and-slug.tsx'
import type { AlsoSaved } from '../../forms/save-record.ts'
import { useEditor, type EditorOf } from '../../forms/use-editor.ts'
import { messages } from '../../words/messages.ts'
import { picturesOf, savePictures, type FormPicture } from './illness-pictures.ts'

export type Pictures = readonly FormPicture[]
export type IllnessEditor = EditorOf<'health_library_illnesses', Pictures>

/** The form of an illness, and of its pictures with it. */
export function useIllnessEditor(illnesses: readonly Illness[]): IllnessEditor {
  const db = useDatabase()
  const also = useMemo<AlsoSaved<'health_library_illnesses', Pictures>>(
    () => ({
      tables: ['health_library_images'],
      of: (id) => picturesOf(db, id),
      save: (id, _values, pictures) => savePictures(db, id, pictures),
    }),
    [db],
  )
  return useEditor('health_library_illnesses', messages.illnesses, {
    check: checkSlug(illnesses),
    also,
  })
}
