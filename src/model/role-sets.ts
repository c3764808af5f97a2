import type { Role } from './roles.ts'

export const actions = ['read', 'insert', 'update', 'delete'] as const
export type Action = (typeof actions)[number]

/** The lowest role that may do something; 'visitor' needs no sign-in, 'none' is never met. */
type LowestRole = Role | 'visitor' | 'none'

/** Who may do what to a table. */
export type RoleSet = Readonly<Record<Action, LowestRole>>

/** Content that visitors read and content managers edit. */
export const CONTENT_ROLES = {
  read: 'visitor',
  insert: 'Content Manager',
  update: 'Content Manager',
  delete: 'Content Manager',
} as const

/** The same, where there is only one row. */
export const SINGLE_RECORD_ROLES = { ...CONTENT_ROLES, delete: 'none' } as const

/** Nothing is allowed; what is, stands beside it. */
export const NO_ROLES = { read: 'none', insert: 'none', update: 'none', delete: 'none' } as const
