import { useRows } from '#db/hooks/use-rows.ts'

/** Replaces the ids in a reference field by the names of the records, if this device knows them. */
export function useReferenceNames(): (column: string, value: unknown) => unknown {
  const illnesses = useRows('health_library_illnesses')
  const categories = useRows('health_library_categories')
  const services = useRows('services')
  const doctors = useRows('doctors')

  const illness = (id: unknown) => illnesses?.find((row) => row.id === id)?.illness_name
  const namesIn: Record<string, (id: unknown) => string | undefined> = {
    illness_id: illness,
    related_ids: illness,
    category_id: (id) => categories?.find((row) => row.id === id)?.category_name,
    service_ids: (id) => services?.find((row) => row.id === id)?.service_name,
    doctor_ids: (id) => doctors?.find((row) => row.id === id)?.name,
  }
  return (column, value) => {
    const named = (id: unknown) => namesIn[column]?.(id) ?? id
    return Array.isArray(value) ? value.map(named) : named(value)
  }
}
