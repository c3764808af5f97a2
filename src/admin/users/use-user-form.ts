import { useEffect, useEffectEvent, useRef } from 'react'

import { useDatabase } from '#db/hooks/database-context.ts'
import type { Draft } from '#db/stored-types.ts'
import type { SavedUser } from '#model/accounts.ts'
import { isJsonEqual } from '#model/json.ts'
import type { User } from '#model/rows.ts'
import { messages } from '#session/messages.ts'
import { useStaffApi, useUser } from '#session/use-session.ts'

import { unsavedSince } from '../content-types/common-messages.ts'
import { getDraftKey, endDraft, getDraftRowId, takeDraft } from '../forms/core/drafts.ts'
import {
  openForm,
  failSaving,
  setErrors,
  finishSaving,
  startSaving,
} from '../forms/core/form-state.ts'
import type { OpenForm } from '../forms/core/open-form.ts'
import { useForm } from '../forms/core/use-form.ts'
import type { FormErrors } from '../forms/core/validate-form.ts'
import type { Choose } from '../shell/use-confirm.tsx'
import type { ScreenNotices } from '../shell/use-notice.ts'
import { userMessages } from './user-messages.ts'
import { validateUser, findFieldOfError, newUser, type UserFields } from './validate-user.ts'

const TABLE = 'users'

interface UserFormOptions {
  users: readonly User[]
  choose: Choose
  /** Whether the server, which saves it at once, can be reached. */
  canSave: boolean
  notices: ScreenNotices
}

/**
 * The form of an account. It is sent at once and never waits in the outbox (S-53); the input is
 * stored as a draft, except passwords.
 */
export function useUserForm({ users, choose, canSave, notices }: UserFormOptions) {
  const db = useDatabase()
  const me = useUser()
  const { accounts } = useStaffApi()
  const removeDraft = ({ id }: { id: string | null }) => endDraft(db, getDraftKey(TABLE, id))
  const { state, field, actions, core } = useForm<UserFields>({
    choose,
    draftOf,
    removeDraft,
    wrongIn,
    save: canSave ? save : null,
  })
  /** The server's error about a field, valid while the field has the submitted value. */
  const rejected = useRef<{ about: keyof UserFields; value: unknown; error: string }>(null)

  /** A request without a response: an account that has its name by now is this one (S-95). */
  const unanswered = useRef<UserFields | null>(null)

  const restore = useEffectEvent(async () => {
    const left = await takeDraft(db, `${TABLE}/`)
    if (left && !state.isOpen) show(getDraftRowId(left), left)
  })
  useEffect(() => {
    // Signing out closes the database while this runs.
    restore().catch((error: unknown) => {
      if (db.isOpen()) reportError(error)
    })
  }, [db])

  function startOf(id: string | null): UserFields {
    const user = users.find((one) => one.id === id)
    if (!user) return newUser
    const { username, email, role, is_enabled: isEnabled } = user
    return { ...newUser, username, email, role, is_enabled: isEnabled, mustChange: id !== me.id }
  }

  function show(id: string | null, left?: Draft): void {
    const base = startOf(id)
    const fields = { ...base, ...(left?.fields as Partial<UserFields> | undefined) }
    const restoredFrom = left?.at ?? null
    const parts = { now: null, base: null }
    core.update((now) =>
      openForm(now, { id, isNew: id === null, base, fields, parts, restoredFrom }),
    )
  }

  async function start(id: string | null): Promise<void> {
    if (await actions.leave()) show(id, await takeDraft(db, getDraftKey(TABLE, id)))
  }

  async function save(): Promise<void> {
    await core.saveInTurn(saveOnce)
  }

  async function wrongIn({ id, fields }: OpenForm<UserFields>): Promise<FormErrors> {
    const wrong = await validateUser(fields, id, users)
    const last = rejected.current
    return last && fields[last.about] === last.value
      ? { ...wrong, [last.about]: last.error }
      : wrong
  }

  async function saveOnce(form: OpenForm<UserFields>): Promise<void> {
    const { id, fields } = form
    const wrong = isJsonEqual(fields, unanswered.current)
      ? {}
      : await validateUser(fields, id, users)
    core.update((now) => setErrors(now, wrong))
    if (Object.keys(wrong).length > 0) return
    core.update(startSaving)
    const { id: stored, error } = await send(id, fields)
    unanswered.current = error === messages.noResponse ? fields : null
    if (error === null) return done(form, stored)
    core.update(failSaving)
    const about = findFieldOfError(error)
    if (about) {
      rejected.current = { about, value: fields[about], error }
      core.update((now) => setErrors(now, { [about]: error }))
    } else notices.show({ tone: 'error', text: error || userMessages.saveFailed })
  }

  async function done(form: OpenForm<UserFields>, stored: string | null): Promise<void> {
    const { fields, parts } = form
    const text = form.id === null ? userMessages.created : userMessages.updated
    core.update((now) =>
      finishSaving(now, { form, id: stored, values: fields, parts: parts.now, stays: false }),
    )
    const isLeft = core.latest().open?.key === form.key
    if (!isLeft) core.letGoOfDraft()
    await removeDraft(form)
    notices.show({ tone: 'success', text: isLeft ? `${text} ${unsavedSince}` : text })
  }

  async function send(id: string | null, fields: UserFields): Promise<SavedUser> {
    const { password, mustChange, username, email, role, is_enabled: isEnabled } = fields
    const user = { id, username: username.trim(), email: email.trim(), role, is_enabled: isEnabled }
    const mustChangePassword = password === '' ? null : mustChange && id !== me.id
    try {
      return await accounts.saveUser({ ...user, mustChangePassword }, password || null)
    } catch (error) {
      reportError(error)
      return { id, error: '' }
    }
  }

  return { state, isSelf: state.id === me.id, field, actions: { ...actions, start, save } }
}

export type UserFormState = ReturnType<typeof useUserForm>

function draftOf({ id, fields, base }: OpenForm<UserFields>): Draft | null {
  const storable = withoutPasswords(fields)
  if (isJsonEqual(storable, withoutPasswords(base))) return null
  return { key: getDraftKey(TABLE, id), fields: { ...storable }, seen: { ...base }, at: Date.now() }
}

/** No password is ever stored on a device. */
function withoutPasswords(fields: UserFields): UserFields {
  return { ...fields, password: '', repeated: '' }
}
