import type { TableDefinition } from '../table-definition.ts'

/** Accounts of staff. */
export const users = {
  audience: 'super',
  name: 'username',
  roles: {
    read: 'Super Admin',
    insert: 'Super Admin',
    update: 'Super Admin',
    delete: 'Super Admin',
  },
} as const satisfies TableDefinition<'users'>
