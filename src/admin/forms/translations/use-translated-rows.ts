import { useMemo } from 'react'

import { useRows } from '#db/live/use-rows.ts'
import type { Row } from '#model/rows.ts'
import type { TranslatedTable } from '#model/translations.ts'

export type TranslatedRows = { [T in TranslatedTable]: readonly Row<T>[] }

/** The rows of every table with texts in several languages; undefined until all of them were read. */
export function useTranslatedRows(): TranslatedRows | undefined {
  const hospital_profile = useRows('hospital_profile')
  const contact_information = useRows('contact_information')
  const doctors = useRows('doctors')
  const services = useRows('services')
  const testimonials = useRows('testimonials')
  const health_library_categories = useRows('health_library_categories')
  const health_library_illnesses = useRows('health_library_illnesses')
  const health_library_images = useRows('health_library_images')
  const emergency_cards = useRows('emergency_cards')
  const notices = useRows('notices')
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
      notices,
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
    notices,
  ])
}

type Read = { [T in TranslatedTable]: TranslatedRows[T] | undefined }

const isComplete = (rows: Read): rows is TranslatedRows =>
  Object.values(rows).every((one) => one !== undefined)
