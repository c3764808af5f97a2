import type { Role } from '#model/roles.ts'
import type { User } from '#model/rows.ts'
import { userForm } from '#model/users/schema.ts'
import { listPasswordProblems } from '#session/lock/password.ts'

import type { FormErrors } from '../forms/core/validate-form.ts'

/** The values of the form of an account. */
export interface UserFields {
  username: string
  email: string
  role: Role
  is_enabled: boolean
  /** Whether the user must replace the password typed here. */
  mustChange: boolean
  password: string
  repeated: string
}

export const newUser: UserFields = {
  username: '',
  email: '',
  role: 'Viewer',
  is_enabled: true,
  mustChange: true,
  password: '',
  repeated: '',
}

/** The errors of an account, by field; `id` is null for a new one. */
export async function validateUser(
  fields: UserFields,
  id: string | null,
  others: readonly User[],
): Promise<FormErrors> {
  const errors: FormErrors = {}
  const checked = await userForm['~standard'].validate(fields)
  for (const { path, message } of checked.issues ?? []) {
    const [first] = path ?? []
    errors[String(typeof first === 'object' ? first.key : first)] ??= message
  }
  const taken = (column: 'username' | 'email') =>
    others.some((user) => user.id !== id && asCompared(user[column]) === asCompared(fields[column]))
  if (taken('username')) errors['username'] ??= 'Username already exists'
  if (taken('email')) errors['email'] ??= 'Email already exists'
  return { ...errors, ...passwordErrors(fields, id === null) }
}

function passwordErrors({ password, repeated }: UserFields, isNew: boolean): FormErrors {
  if (password === '') return isNew ? { password: 'Password is required' } : {}
  return listPasswordProblems(password, repeated)
}

/** The field of a server error, or null. */
export function findFieldOfError(said: string): 'username' | 'email' | null {
  if (said.startsWith('Username')) return 'username'
  return said.startsWith('Email') ? 'email' : null
}

/** As the server compares names (S-23). */
function asCompared(text: string): string {
  return text.trim().toLowerCase()
}
