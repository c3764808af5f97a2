import { getRank, type Role } from './roles.ts'
import type { TableName } from './rows.ts'

export const actions = ['read', 'insert', 'update', 'delete'] as const
export type Action = (typeof actions)[number]

/** Every table a question may be asked about: the mirrored ones and the log. */
export type GuardedTable = TableName | 'activity_logs'

/** The lowest role that may do something; 'visitor' needs no sign-in, 'nobody' is never met. */
type Needs = Role | 'visitor' | 'nobody'

const content = {
  read: 'visitor',
  insert: 'Content Manager',
  update: 'Content Manager',
  delete: 'Content Manager',
} as const
const singleRecord = { ...content, delete: 'nobody' } as const

/**
 * Who may do what to each table, through the procedures (nobody writes a table
 * directly). `read: 'visitor'` means the rows the public may see; staff read
 * all of them. supabase/migrations says the same in SQL, and
 * supabase/tests/permissions.test.ts tries every cell of this against it.
 */
const needs = {
  hospital_profile: singleRecord,
  contact_information: singleRecord,
  doctors: content,
  services: content,
  testimonials: content,
  social_media: content,
  health_library_categories: content,
  health_library_illnesses: content,
  health_library_images: content,
  emergency_cards: content,
  notices: content,
  modern_site_settings: {
    read: 'Viewer',
    insert: 'nobody',
    update: 'Content Manager',
    delete: 'nobody',
  },
  theme_versions: { read: 'visitor', insert: 'nobody', update: 'nobody', delete: 'nobody' },
  modern_themes: { read: 'Viewer', insert: 'Admin', update: 'Super Admin', delete: 'Admin' },
  users: {
    read: 'Super Admin',
    insert: 'Super Admin',
    update: 'Super Admin',
    delete: 'Super Admin',
  },
  activity_logs: { read: 'Admin', insert: 'nobody', update: 'nobody', delete: 'nobody' },
} as const satisfies Record<GuardedTable, Record<Action, Needs>>

export const guardedTables = Object.keys(needs) as GuardedTable[]

/** Whether someone may do something to a table; `role` is null for a visitor. */
export function isAllowed(role: Role | null, action: Action, table: GuardedTable): boolean {
  const needed: Needs = needs[table][action]
  if (needed === 'visitor') return true
  if (needed === 'nobody') return false
  return getRank(role) >= getRank(needed)
}
