import { addDays, parseISO } from 'date-fns'

import type { LogFilter } from '#model/accounts.ts'
import { isDay, NO_DAY } from '#model/columns.ts'
import type { ActivityLog } from '#model/rows.ts'

/** The values of the filters; '' means any. */
export interface SelectedFilters {
  /** Days in this device's time zone (S-19), as a date input gives them: 2026-11-05. */
  start: string
  end: string
  userId: string
  action: string
}

export const noFilters: SelectedFilters = { start: '', end: '', userId: '', action: '' }

const USUAL_ACTIONS = ['login', 'logout', 'create', 'update', 'delete']

export function isFiltered(chosen: SelectedFilters): boolean {
  return Object.values(chosen).some(Boolean)
}

const isWrong = (day: string) => day !== '' && !isDay(day)

/** Returns what is wrong with each day (S-20). */
export function validateDays({ start, end }: SelectedFilters): { start?: string; end?: string } {
  if (isWrong(start) || isWrong(end))
    return { ...(isWrong(start) && { start: NO_DAY }), ...(isWrong(end) && { end: NO_DAY }) }
  return start && end && start > end ? { end: 'The end date is before the start date' } : {}
}

/** Whether the filters can be sent. */
export function hasValidDays(chosen: SelectedFilters): boolean {
  return Object.keys(validateDays(chosen)).length === 0
}

/** Converts the filters for the server: from midnight to before the next midnight of this device (S-19). */
export function toLogFilter({ start, end, userId, action }: SelectedFilters): LogFilter {
  return {
    ...(start && { from: parseISO(start).toISOString() }),
    ...(end && { before: addDays(parseISO(end), 1).toISOString() }),
    ...(userId && { userId }),
    ...(action && { action }),
  }
}

/** The common actions, those on the page, and the selected one (AC-215). */
export function listActionOptions(lines: readonly ActivityLog[], chosen: string): string[] {
  const actions = new Set([...lines.map(({ action }) => action), ...(chosen ? [chosen] : [])])
  for (const usual of USUAL_ACTIONS) actions.delete(usual)
  return [...USUAL_ACTIONS, ...[...actions].toSorted()]
}
