import { useRowsOfTables, type RowsOfTables } from '#db/hooks/use-rows.ts'
import { translatedTables } from '#model/translated-tables.ts'
import type { TranslatedTable } from '#model/translations.ts'

export type TranslatedRows = RowsOfTables<TranslatedTable>

/** The rows of every table with texts in several languages; undefined until all of them were read. */
export const useTranslatedRows = (): TranslatedRows | undefined => useRowsOfTables(translatedTables)
