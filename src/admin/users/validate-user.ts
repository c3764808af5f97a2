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
  users: readonly User[],
): Promise<FormErrors> {
  const errors: FormErrors = {}
  const checked = await userForm['~standard'].validate(fields)
  for (const { path, message } of checked.issues ?? []) {
    const [first] = path ?? []
    errors[String(typeof first === 'object' ? first.key : first)] ??= message
  }
  const isTaken = (column: 'username' | 'email') =>
    users.some((user) => user.id !== id && asCompared(user[column]) === asCompared(fields[column]))
  if (isTaken('username')) errors['username'] ??= 'Username already exists'
  if (isTaken('email')) errors['email'] ??= 'Email already exists'
  return { ...errors, ...passwordErrors(fields, id === null) }
}

function passwordErrors({ password, repeated }: UserFields, isNew: boolean): FormErrors {
  if (password === '') return isNew ? { password: 'Password is required' } : {}
  return listPasswordProblems(password, repeated)
}

/** The field of a server error, or null. */
export function findFieldOfError(message: string): 'username' | 'email' | null {
  if (message.startsWith('Username')) return 'username'
  return message.startsWith('Email') ? 'email' : null
}

/** As the server compares names (S-23). */
function asCompared(text: string): string {
  return text.trim().toLowerCase()
}
