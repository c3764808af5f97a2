import { useDeferredValue, useMemo } from 'react'

import { useHasData } from '#db/hooks/use-edit-counts.ts'
import type { OtherLanguage } from '#model/languages.ts'

import { useTranslatedRows } from '../forms/translations/use-translated-rows.ts'
import { listMissingTranslations, type TableGaps } from './missing-translations.ts'

/** The missing translations of a language; undefined while the rows are not loaded. */
export function useMissingTranslations(language: OtherLanguage): readonly TableGaps[] | undefined {
  const hasData = useHasData()
  const rows = useDeferredValue(useTranslatedRows())
  return useMemo(
    () => (rows && hasData ? listMissingTranslations(language, rows) : undefined),
    [language, rows, hasData],
  )
}
