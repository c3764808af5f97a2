import { addDays, parseISO } from 'date-fns'

import type { LogFilter } from '#model/accounts.ts'
import type { ActivityLog } from '#model/rows.ts'

/** What is chosen in the filters; '' chooses nothing. */
export interface SelectedFilters {
  /** Days of this device's calendar (S-19), as a date box gives them: 2026-11-05. */
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

/** What is wrong with the days, or null (S-20). */
export function validateDays({ start, end }: SelectedFilters): string | null {
  return start && end && start > end ? 'The end date is before the start date' : null
}

/** The same for the server: from midnight to before the next midnight of this device (S-19). */
export function toLogFilter({ start, end, userId, action }: SelectedFilters): LogFilter {
  return {
    ...(start && { from: parseISO(start).toISOString() }),
    ...(end && { before: addDays(parseISO(end), 1).toISOString() }),
    ...(userId && { userId }),
    ...(action && { action }),
  }
}

/** The usual actions and what else is on the page, or chosen (AC-215). */
export function listActionOptions(lines: readonly ActivityLog[], chosen: string): string[] {
  const others = new Set([...lines.map(({ action }) => action), ...(chosen ? [chosen] : [])])
  for (const usual of USUAL_ACTIONS) others.delete(usual)
  return [...USUAL_ACTIONS, ...[...others].toSorted()]
}
