import type { Role } from './roles.ts'
import type { ActivityLog, EditableTable, User } from './rows.ts'

/** Somebody's session as the server answers for it. */
export interface LiveSession {
  user: User
  /** The seconds it still lives if nothing more happens in it. */
  endsIn: number
}

/** One of the places where somebody is signed in. */
export interface OwnSession {
  id: string
  user_agent: string | null
  created_at: string
  last_seen_at: string
  /** The one that asks. */
  current: boolean
}

export interface UserName {
  id: string
  username: string
}

/** An account as a Super Admin wants it to be. */
export interface UserChange {
  /** Null for a new one. */
  id: string | null
  username: string
  email: string
  role: Role
  is_enabled: boolean
  /** The bcrypt hash of a new password (S-67); null keeps the one there is. */
  passwordHash: string | null
  /** Whether its owner has to choose another one next; null leaves that as it is. */
  mustChangePassword: boolean | null
}

/** Which lines of the activity log; a part that is left out asks for all. */
export interface LogFilter {
  /** The first moment. */
  from?: string
  /** The first moment that is too late. */
  before?: string
  userId?: string
  action?: string
}

export interface LogPageRequest extends LogFilter {
  offset: number
  limit: number
}

/**
 * A line of the log about one record or a part of it, with the name of who did it. What a device has
 * kept from before there were parts does not say of which: it is of the record.
 */
export type HistoryEntry = Omit<ActivityLog, 'table_affected' | 'record_id'> & {
  table_affected?: string | null
  record_id?: string | null
  /** Null for the server itself, and for an account that was deleted. */
  username: string | null
}

/** Which lines of the history of a record, newest first. */
export interface HistoryPageRequest {
  table: EditableTable
  id: string
  /** How many are known already. */
  skip: number
}

/** How many lines of a history the server gives at a time. */
export const HISTORY_PAGE_SIZE = 50

/** Whether a line of the log is one of those asked for. */
export function matchesFilter(filter: LogFilter, line: ActivityLog): boolean {
  const at = Date.parse(line.created_at)
  if (filter.from !== undefined && at < Date.parse(filter.from)) return false
  if (filter.before !== undefined && at >= Date.parse(filter.before)) return false
  if (filter.userId !== undefined && line.user_id !== filter.userId) return false
  return filter.action === undefined || line.action === filter.action
}

/** The server names the account that it stored: a new one has its id from there. */
export interface SavedUser {
  id: string | null
  error: string | null
}
