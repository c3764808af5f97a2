import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

import { isDay } from '#model/columns.ts'

import { FILTER_STEP } from '../lists/filters/use-list-params.ts'
import type { SelectedFilters } from './log-filter-values.ts'

/** The name of each filter in the URL, and its allowed values. */
const IN_ADDRESS: Record<
  keyof SelectedFilters,
  [name: string, isValid: (value: string) => boolean]
> = {
  start: ['start', isDay],
  end: ['end', isDay],
  userId: ['user', (id) => /^[\da-f-]{36}$/.test(id)],
  action: ['action', Boolean],
}
const filters = Object.keys(IN_ADDRESS) as (keyof SelectedFilters)[]

/** The filters of the log, stored in the URL, so that a reload or a link shows the same lines. */
export function useChosenFilters() {
  const [params, setParams] = useSearchParams()
  const [chosen, setChosen] = useState(() => filtersIn(params))

  function choose(next: SelectedFilters): void {
    const to = new URLSearchParams(params)
    for (const filter of filters) {
      const [name] = IN_ADDRESS[filter]
      if (next[filter]) to.set(name, next[filter])
      else to.delete(name)
    }
    setChosen(next)
    setParams(to, { replace: true, state: FILTER_STEP, preventScrollReset: true })
  }

  return [chosen, choose] as const
}

function filtersIn(params: URLSearchParams): SelectedFilters {
  const get = (filter: keyof SelectedFilters) => {
    const [name, isValid] = IN_ADDRESS[filter]
    const value = params.get(name) ?? ''
    return isValid(value) ? value : ''
  }
  return { start: get('start'), end: get('end'), userId: get('userId'), action: get('action') }
}
