import { useDeferredValue, useMemo } from 'react'

import { useHasData } from '#db/memory/use-edit-counts.ts'
import { useRows } from '#db/memory/use-rows.ts'
import type { OtherLanguage } from '#model/languages.ts'
import type { TranslatedTable } from '#model/translations.ts'

import { toDoIn, type TableToDo, type TranslatedRows } from './to-do.ts'

/** What a language lacks, or undefined while this device cannot know it. */
export function useToDo(language: OtherLanguage): readonly TableToDo[] | undefined {
  const hasData = useHasData()
  const rows = useDeferredValue(useTranslatedRows())
  return useMemo(
    () => (rows && hasData ? toDoIn(language, rows) : undefined),
    [language, rows, hasData],
  )
}

function useTranslatedRows(): TranslatedRows | undefined {
  const hospital_profile = useRows('hospital_profile')
  const contact_information = useRows('contact_information')
  const doctors = useRows('doctors')
  const services = useRows('services')
  const testimonials = useRows('testimonials')
  const health_library_categories = useRows('health_library_categories')
  const health_library_illnesses = useRows('health_library_illnesses')
  const health_library_images = useRows('health_library_images')
  const emergency_cards = useRows('emergency_cards')
  return useMemo(() => {
    const rows = {
      hospital_profile,
      contact_information,
      doctors,
      services,
      testimonials,
      health_library_categories,
      health_library_illnesses,
      health_library_images,
      emergency_cards,
    } satisfies Record<TranslatedTable, unknown>
    return isComplete(rows) ? rows : undefined
  }, [
    hospital_profile,
    contact_information,
    doctors,
    services,
    testimonials,
    health_library_categories,
    health_library_illnesses,
    health_library_images,
    emergency_cards,
  ])
}

type Read = { [T in TranslatedTable]: TranslatedRows[T] | undefined }

const isComplete = (rows: Read): rows is TranslatedRows =>
  Object.values(rows).every((one) => one !== undefined)
