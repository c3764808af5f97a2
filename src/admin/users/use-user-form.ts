import { useEffect, useEffectEvent, useRef } from 'react'

import { useDatabase } from '#db/database-context.ts'
import type { Draft } from '#db/stored-types.ts'
import type { SavedUser } from '#model/accounts.ts'
import { isSame } from '#model/json.ts'
import type { User } from '#model/rows.ts'
import { usePorts, useUser } from '#ports/use-ports.ts'
import { messages } from '#session/messages.ts'

import { draftKey, endDraft, rowOfDraft, takeDraft } from '../forms/core/drafts.ts'
import { opened, notSaved, refused, saved, sent } from '../forms/core/form-state.ts'
import type { OpenForm } from '../forms/core/open-form.ts'
import { useForm } from '../forms/core/use-form.ts'
import type { FormErrors } from '../forms/core/validate-form.ts'
import { typedSince } from '../messages/common-messages.ts'
import type { Ask } from '../shell/use-confirm.tsx'
import type { Notices } from '../shell/use-notice.ts'
import { words } from './user-messages.ts'
import { checkUser, fieldOfAnswer, newUser, type UserFields } from './validate-user.ts'

const TABLE = 'users'

interface UserFormOptions {
  users: readonly User[]
  ask: Ask
  notices: Notices
}

/**
 * The form of an account. It is sent at once and never waits in the outbox
 * (S-53); what is typed is kept as a draft, except the passwords.
 */
export function useUserForm({ users, ask, notices }: UserFormOptions) {
  const db = useDatabase()
  const me = useUser()
  const { accounts } = usePorts()
  const forget = ({ id }: { id: string | null }) => endDraft(db, draftKey(TABLE, id))
  const { state, field, actions, core } = useForm<UserFields>({ ask, draftOf, forget, wrongIn })
  /** What the server said of a field, which holds as long as that stays as it was sent. */
  const said = useRef<{ about: keyof UserFields; value: unknown; error: string }>(null)

  /** What was sent and not answered: the account that has its name by now is this one (S-95). */
  const unanswered = useRef<UserFields | null>(null)

  const restore = useEffectEvent(async () => {
    const left = await takeDraft(db, `${TABLE}/`)
    if (left && !state.isOpen) show(rowOfDraft(left), left)
  })
  useEffect(() => {
    // Signing out closes the database under it.
    restore().catch((error: unknown) => {
      if (db.isOpen()) reportError(error)
    })
  }, [db])

  function startOf(id: string | null): UserFields {
    const user = users.find((known) => known.id === id)
    if (!user) return newUser
    const { username, email, role, is_enabled: isEnabled } = user
    return { ...newUser, username, email, role, is_enabled: isEnabled, mustChange: id !== me.id }
  }

  function show(id: string | null, left?: Draft): void {
    const seen = startOf(id)
    const fields = { ...seen, ...(left?.fields as Partial<UserFields> | undefined) }
    const restoredFrom = left?.at ?? null
    const parts = { now: null, seen: null }
    core.update((now) => opened(now, { id, isNew: id === null, seen, fields, parts, restoredFrom }))
  }

  async function start(id: string | null): Promise<void> {
    if (await actions.leave()) show(id, await takeDraft(db, draftKey(TABLE, id)))
  }

  async function save(): Promise<void> {
    await core.saveInTurn(saveOnce)
  }

  async function wrongIn({ id, fields }: OpenForm<UserFields>): Promise<FormErrors> {
    const wrong = await checkUser(fields, id, users)
    const last = said.current
    return last && fields[last.about] === last.value
      ? { ...wrong, [last.about]: last.error }
      : wrong
  }

  async function saveOnce(form: OpenForm<UserFields>): Promise<void> {
    const { id, fields } = form
    const wrong = isSame(fields, unanswered.current) ? {} : await checkUser(fields, id, users)
    core.update((now) => refused(now, wrong))
    if (Object.keys(wrong).length > 0) return
    core.update(sent)
    const { id: stored, error } = await send(id, fields)
    unanswered.current = error === messages.noAnswer ? fields : null
    if (error === null) return done(form, stored)
    core.update(notSaved)
    const about = fieldOfAnswer(error)
    if (about) {
      said.current = { about, value: fields[about], error }
      core.update((now) => refused(now, { [about]: error }))
    } else notices.say({ tone: 'error', text: error || words.saveFailed })
  }

  async function done(form: OpenForm<UserFields>, stored: string | null): Promise<void> {
    const { fields, parts } = form
    const text = form.id === null ? words.created : words.updated
    core.update((now) =>
      saved(now, { form, id: stored, values: fields, parts: parts.now, stays: false }),
    )
    const isLeft = core.latest().open?.key === form.key
    if (!isLeft) core.letGoOfDraft()
    await forget(form)
    notices.say({ tone: 'success', text: isLeft ? `${text} ${typedSince}` : text })
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

export type UserForm = ReturnType<typeof useUserForm>

function draftOf({ id, fields, seen }: OpenForm<UserFields>): Draft | null {
  const kept = withoutPasswords(fields)
  if (isSame(kept, withoutPasswords(seen))) return null
  return { key: draftKey(TABLE, id), fields: { ...kept }, seen: { ...seen }, at: Date.now() }
}

/** No password is ever stored on a device. */
function withoutPasswords(fields: UserFields): UserFields {
  return { ...fields, password: '', repeated: '' }
}
