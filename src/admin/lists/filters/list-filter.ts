/** One way to narrow a list down, chosen from a few. */
export interface ListFilter<R> {
  /** Its name in the address. */
  name: 'status' | 'category' | 'missing'
  label: string
  /** What it says while nothing is chosen: 'All categories'. */
  all: string
  options: readonly FilterOption<R>[]
}

interface FilterOption<R> {
  /** As it stands in the address. */
  value: string
  label: string
  matches: (row: R) => boolean
}

/** The rows that every chosen filter keeps; what an address asks for that is no option keeps all. */
export function filterRows<R>(
  rows: readonly R[],
  filters: readonly ListFilter<R>[],
  chosen: (name: string) => string,
): readonly R[] {
  const tests = filters.flatMap(({ name, options }) =>
    options.filter(({ value }) => value === chosen(name)).map(({ matches }) => matches),
  )
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((keeps) => keeps(row)))
}

/** Whether an address chooses something of a filter. */
export const isFilterActive = <R>(
  { name, options }: ListFilter<R>,
  chosen: (name: string) => string,
) => options.some(({ value }) => value === chosen(name))
