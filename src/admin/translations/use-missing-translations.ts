import { useDeferredValue, useMemo } from 'react'

import { useHasData } from '#db/live/use-edit-counts.ts'
import type { OtherLanguage } from '#model/languages.ts'

import { useTranslatedRows } from '../forms/translations/use-translated-rows.ts'
import { toDoIn, type TableToDo } from './missing-translations.ts'

/** What a language lacks, or undefined while this device cannot know it. */
export function useToDo(language: OtherLanguage): readonly TableToDo[] | undefined {
  const hasData = useHasData()
  const rows = useDeferredValue(useTranslatedRows())
  return useMemo(
    () => (rows && hasData ? toDoIn(language, rows) : undefined),
    [language, rows, hasData],
  )
}
