import * as v from 'valibot'

import { actor, defineReadOnlySchema, requiredText, timestamp } from '../columns.ts'
import { roles } from '../roles.ts'

/** The fields of the user form, without the password, which never becomes part of a row. */
export const userForm = v.object({
  username: requiredText('Username is required'),
  email: v.pipe(
    requiredText('Email is required'),
    v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Email is invalid'),
  ),
  role: v.picklist(roles),
  is_enabled: v.boolean(),
})

/** A row of public.users without the password's hash, which never leaves the server (S-01). */
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
