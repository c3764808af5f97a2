import { roles } from '#model/roles.ts'
import { normalizeMachineText } from '#model/texts/machine-text.ts'
import { Checkbox, SelectField, TextField } from '#ui/fields/fields.tsx'

import { EditorForm } from '../forms/editor-form.tsx'
import { NewPasswordFields } from '../sign-in/new-password-fields.tsx'
import type { UserFormState as Form } from './use-user-form.ts'

const highestFirst = roles.toReversed().map((role) => ({ value: role, label: role }))

/** The form of an account. It validates with its own messages, not the browser's. */
export function UserForm({ form }: { form: Form }) {
  const isNew = form.state.isNew
  const email = form.field('email')
  return (
    <EditorForm
      title={isNew ? 'Add New User' : 'Edit User'}
      editor={form}
      saveLabel={isNew ? 'Create User' : 'Save User'}
      noValidate
      autoComplete="off"
    >
      <TextField
        label="Username"
        required
        hint={isNew ? 'It cannot be changed later.' : 'A username cannot be changed.'}
        autoComplete="off"
        input={{ readOnly: !isNew, autoCapitalize: 'none', spellCheck: false }}
        {...form.field('username')}
      />
      <TextField
        label="Email"
        required
        type="email"
        autoComplete="off"
        {...email}
        onChange={(text) => email.onChange(normalizeMachineText(text))}
      />
      <SelectField
        label="Role"
        required
        options={highestFirst}
        disabled={form.isSelf}
        hint={form.isSelf ? 'You cannot change your own role' : undefined}
        {...form.field('role')}
      />
      <Checkbox
        label="Enabled"
        hint={
          form.isSelf ? 'You cannot disable your own account' : 'Only enabled users can sign in.'
        }
        disabled={form.isSelf}
        {...form.field('is_enabled')}
      />
      <Passwords form={form} isNew={isNew} />
    </EditorForm>
  )
}

function Passwords({ form, isNew }: { form: Form; isNew: boolean }) {
  const { field, isSelf } = form
  const password = field('password')
  const repeated = field('repeated')
  return (
    <>
      <NewPasswordFields
        username={field('username').value}
        value={password.value}
        repeated={repeated.value}
        required={isNew}
        label={isNew ? 'Password' : 'New Password'}
        {...(!isNew && { hint: 'Leave this blank to keep the current one.' })}
        repeatLabel={isNew ? 'Confirm Password' : 'Confirm New Password'}
        error={password.error}
        repeatError={repeated.error}
        onChange={password.onChange}
        onRepeat={repeated.onChange}
      />
      {!isSelf && (isNew || password.value !== '') && (
        <Checkbox
          label="Ask for a new password at the next sign-in"
          hint="Then only the user knows it."
          {...field('mustChange')}
        />
      )}
    </>
  )
}
