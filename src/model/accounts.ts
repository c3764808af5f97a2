import type { Role } from './roles.ts'
import type { ActivityLog, EditableTable, User } from './rows.ts'

/** A user's session, as the server describes it. */
export interface LiveSession {
  user: User
  /** The seconds until the session ends without activity. */
  endsIn: number
}

/** One of the user's signed-in devices. */
export interface OwnSession {
  id: string
  user_agent: string | null
  created_at: string
  last_seen_at: string
  /** Whether it is the calling session. */
  current: boolean
}

export interface UserName {
  id: string
  username: string
}

/** An account as a Super Admin saves it. */
export interface UserChange {
  /** Null for a new account. */
  id: string | null
  username: string
  email: string
  role: Role
  is_enabled: boolean
  /** The bcrypt hash of a new password (S-67); null leaves it unchanged. */
  passwordHash: string | null
  /** Whether the owner must choose another password next; null leaves that unchanged. */
  mustChangePassword: boolean | null
}

/** Filters the activity log; an omitted field matches all lines. */
export interface LogFilter {
  /** Inclusive. */
  from?: string
  /** Exclusive. */
  before?: string
  userId?: string
  action?: string
}

export interface LogPageRequest extends LogFilter {
  offset: number
  limit: number
}

/**
 * A line of the log about one record or its child records, with the user's name. Lines that a
 * device stored before child records existed do not name a table: they are about the record.
 */
export type HistoryEntry = Omit<ActivityLog, 'table_affected' | 'record_id'> & {
  table_affected?: string | null
  record_id?: string | null
  /** Null for the server itself, and for a deleted account. */
  username: string | null
}

/** Requests lines of a record's history, latest first. */
export interface HistoryPageRequest {
  table: EditableTable
  id: string
  /** The number of lines that are already loaded. */
  skip: number
}

/** The number of history lines in a page. */
export const HISTORY_PAGE_SIZE = 50

/** Returns whether a line of the log matches the filter. */
export function matchesFilter(filter: LogFilter, line: ActivityLog): boolean {
  const at = Date.parse(line.created_at)
  if (filter.from !== undefined && at < Date.parse(filter.from)) return false
  if (filter.before !== undefined && at >= Date.parse(filter.before)) return false
  if (filter.userId !== undefined && line.user_id !== filter.userId) return false
  return filter.action === undefined || line.action === filter.action
}

/** The saved account: a new one gets its id from the server. */
export interface SavedUser {
  id: string | null
  error: string | null
}
