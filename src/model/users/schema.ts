import * as v from 'valibot'

import { actor, defineReadOnlySchema, requiredText, timestamp } from '../columns.ts'
import { roles } from '../roles.ts'

/** What the user form edits, the password apart: that never becomes part of a row. */
export const userForm = v.object({
  username: requiredText('Username is required'),
  email: v.pipe(
    requiredText('Email is required'),
    v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Email is invalid'),
  ),
  role: v.picklist(roles),
  is_enabled: v.boolean(),
})

/** A row of public.users. The password's hash is not here: it never leaves the server (S-01). */
export const userSchema = defineReadOnlySchema({
  server: {
    ...userForm.entries,
    must_change_password: v.boolean(),
    last_login: v.nullable(timestamp),
    created_at: timestamp,
    created_by: actor,
    updated_at: timestamp,
  },
})
