import { useState } from 'react'

import { languages, otherLanguages, type OtherLanguage } from '#model/languages.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/fields/fields.tsx'

import { setFollowedLink } from '../forms/translations/followed-link.ts'
import { useListParams } from '../lists/filters/use-list-params.ts'
import { NoDataPlaceholder } from '../shell/no-data-placeholder.tsx'
import { Screen } from '../shell/screen.tsx'
import { useNotice } from '../shell/use-notice.ts'
import { MissingTranslationsTable } from './missing-translations-table.tsx'
import {
  countGaps,
  listFieldPaths,
  type TranslationGap,
  type RecordGaps,
  type TableGaps,
} from './missing-translations.ts'
import { useMissingTranslations } from './use-missing-translations.ts'
import { useNextToDo } from './use-next-to-do.ts'

import styles from './translations-screen.module.css'

type Filter = 'all' | TranslationGap

const FIRST = otherLanguages[0] as OtherLanguage
const SHOW = 'show'
const LACKS: readonly TranslationGap[] = ['missing', 'outdated']
const filterOf = (text: string): Filter => LACKS.find((lack) => lack === text) ?? 'all'

/** /admin/translations: missing and outdated translations of a language. */
export function TranslationsScreen() {
  const [language, setLanguage] = useState<OtherLanguage>(FIRST)
  const { get, set } = useListParams()
  const filter = filterOf(get(SHOW))
  const toDo = useMissingTranslations(language)
  const gaps = toDo ? filterGaps(toDo, filter) : []
  const lacks = filter === 'all' ? LACKS : [filter]
  const fields = listFieldPaths(gaps, lacks)
  const { savedNotice, ...next } = useNextToDo(fields)
  const notices = useNotice(savedNotice)
  if (!toDo) return <NoDataPlaceholder />
  const records = toDo.flatMap((table) => table.records)
  return (
    <Screen
      title="Translations"
      notices={notices}
      lead={
        <>
          Readers of <span lang={language}>{languages[language].name}</span> see the English text
          where a translation is missing. Select a field to write it.
        </>
      }
    >
      <div className={styles.tools}>
        {otherLanguages.length > 1 && (
          <SelectField
            label="Language"
            name="language"
            value={language}
            options={otherLanguages.map((value) => ({ value, label: languages[value].name }))}
            onChange={setLanguage}
          />
        )}
        <SelectField
          label="Show"
          name="show"
          value={filter}
          options={optionsFor(records)}
          onChange={(chosen) => set(SHOW, chosen === 'all' ? '' : chosen)}
        />
      </div>
      {gaps.length === 0 && <EmptyState icon="check">{nothing[filter]}</EmptyState>}
      {gaps.map(({ table, records: tableRecords }) => (
        <MissingTranslationsTable
          key={table}
          table={table}
          records={tableRecords}
          lacks={lacks}
          {...next}
          onFollow={(to, field = to) => setFollowedLink({ to, fields, at: fields.indexOf(field) })}
        />
      ))}
    </Screen>
  )
}

const nothing: Record<Filter, string> = {
  all: 'Everything is translated.',
  missing: 'Nothing is missing.',
  outdated: 'Nothing is out of date.',
}

function optionsFor(records: readonly RecordGaps[]) {
  const missing = countGaps(records, 'missing')
  const outdated = countGaps(records, 'outdated')
  return [
    { value: 'all', label: `Everything (${missing + outdated})` },
    { value: 'missing', label: `Missing (${missing})` },
    { value: 'outdated', label: `Out of date (${outdated})` },
  ] as const
}

function filterGaps(toDo: readonly TableGaps[], filter: Filter): readonly TableGaps[] {
  if (filter === 'all') return toDo
  return toDo.flatMap(({ table, records }) => {
    const matching = records.filter((record) => record[filter].length > 0)
    return matching.length > 0 ? [{ table, records: matching }] : []
  })
}
