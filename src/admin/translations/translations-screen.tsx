import { useState } from 'react'

import { languages, otherLanguages, type OtherLanguage } from '#model/languages.ts'
import { Empty } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/fields/fields.tsx'

import { followLink } from '../forms/translations/followed-link.ts'
import { useListAddress } from '../lists/filters/use-list-params.ts'
import { NoDataYet } from '../shell/no-data-placeholder.tsx'
import { Screen } from '../shell/screen.tsx'
import { useNotice } from '../shell/use-notice.ts'
import { ToDoTable } from './missing-translations-table.tsx'
import {
  countOf,
  fieldsOf,
  type Lack,
  type RecordToDo,
  type TableToDo,
} from './missing-translations.ts'
import { useToDo } from './use-missing-translations.ts'
import { useNextToDo } from './use-next-to-do.ts'

import styles from './translations-screen.module.css'

type Filter = 'all' | Lack

const FIRST = otherLanguages[0] as OtherLanguage
const SHOW = 'show'
const LACKS: readonly Lack[] = ['missing', 'outdated']
const filterOf = (text: string): Filter => LACKS.find((lack) => lack === text) ?? 'all'

/** /admin/translations: what is not written yet in another language, or was written from an older text. */
export function TranslationsScreen() {
  const [language, setLanguage] = useState<OtherLanguage>(FIRST)
  const { get, set } = useListAddress()
  const filter = filterOf(get(SHOW))
  const toDo = useToDo(language)
  const shown = toDo ? filtered(toDo, filter) : []
  const lacks = filter === 'all' ? LACKS : [filter]
  const fields = fieldsOf(shown, lacks)
  const { said, ...next } = useNextToDo(fields)
  const notices = useNotice(said)
  if (!toDo) return <NoDataYet />
  const records = toDo.flatMap((table) => table.records)
  return (
    <Screen
      title="Translations"
      notices={notices}
      lead={
        <>
          Where a text is missing, those who read{' '}
          <span lang={language}>{languages[language].name}</span> get the English one. Follow a
          field to write it.
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
      {shown.length === 0 && <Empty icon="check">{nothing[filter]}</Empty>}
      {shown.map(({ table, records: own }) => (
        <ToDoTable
          key={table}
          table={table}
          records={own}
          lacks={lacks}
          {...next}
          onFollow={(to, field = to) => followLink({ to, fields, at: fields.indexOf(field) })}
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

function optionsFor(records: readonly RecordToDo[]) {
  const missing = countOf(records, 'missing')
  const outdated = countOf(records, 'outdated')
  return [
    { value: 'all', label: `Everything (${missing + outdated})` },
    { value: 'missing', label: `Missing (${missing})` },
    { value: 'outdated', label: `Out of date (${outdated})` },
  ] as const
}

function filtered(toDo: readonly TableToDo[], filter: Filter): readonly TableToDo[] {
  if (filter === 'all') return toDo
  return toDo.flatMap(({ table, records }) => {
    const own = records.filter((record) => record[filter].length > 0)
    return own.length > 0 ? [{ table, records: own }] : []
  })
}
