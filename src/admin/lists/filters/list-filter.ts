/** A filter of a list with a few options. */
export interface ListFilter<R> {
  /** Its name in the URL. */
  name: 'status' | 'category' | 'missing'
  label: string
  /** Its label without a selection: 'All categories'. */
  all: string
  options: readonly FilterOption<R>[]
}

interface FilterOption<R> {
  /** Its value in the URL. */
  value: string
  label: string
  matches: (row: R) => boolean
}

/** Returns the rows that match every active filter; unknown values in a URL are ignored. */
export function filterRows<R>(
  rows: readonly R[],
  filters: readonly ListFilter<R>[],
  chosen: (name: string) => string,
): readonly R[] {
  const tests = filters.flatMap(({ name, options }) =>
    options.filter(({ value }) => value === chosen(name)).map(({ matches }) => matches),
  )
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((matches) => matches(row)))
}

/** Checks whether the URL activates a filter. */
export const isFilterActive = <R>(
  { name, options }: ListFilter<R>,
  chosen: (name: string) => string,
) => options.some(({ value }) => value === chosen(name))
