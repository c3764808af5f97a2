import { useEffect, useEffectEvent, useMemo, useState } from 'react'

import { useDatabase } from '#db/database-context.ts'
import type { Draft } from '#db/stored.ts'
import type { User } from '#model/rows.ts'
import { useSession, useUser } from '#session/session-context.ts'

import type { FormErrors } from '../forms/check-form.ts'
import { useDraft } from '../forms/use-draft.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.ts'
import type { Ask } from '../shell/use-confirm.tsx'
import type { Notices } from '../shell/use-notice.ts'
import { unsavedChanges } from '../words/messages.ts'
import { checkUser, fieldOfAnswer, newUser, type UserFields } from './check-user.ts'
import { words } from './user-words.ts'

interface OpenForm {
  /** Null for an account that is being made. */
  id: string | null
  fields: UserFields
  seen: UserFields
  restoredFrom: number | null
}

const KEY = 'users/'

interface UserFormOptions {
  users: readonly User[]
  ask: Ask
  notices: Notices
}

/**
 * The form of an account. It is sent at once and never waits in the outbox
 * (S-53); what is typed is kept as a draft, the passwords apart.
 */
export function useUserForm({ users, ask, notices }: UserFormOptions) {
  const db = useDatabase()
  const me = useUser()
  const { accounts } = useSession()
  const [open, setOpen] = useState<OpenForm | null>(null)
  const [errors, setErrors] = useState<FormErrors>({})
  const [saving, setSaving] = useState(false)

  const isDirty = open !== null && !same(open.fields, open.seen)
  const draft = useMemo(() => (open && !saving ? draftOf(open) : null), [open, saving])
  const letGoOfDraft = useDraft(draft)
  useLeaveGuard(isDirty, leave)

  const restore = useEffectEvent(async () => {
    const drafts = await db.drafts.where('key').startsWith(KEY).toArray()
    const [left] = drafts.toSorted((a, b) => b.at - a.at)
    if (left && !open) show(idOf(left.key), startOf(idOf(left.key)), left)
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

  function show(id: string | null, seen: UserFields, left?: Draft): void {
    setErrors({})
    const fields = { ...seen, ...(left?.fields as Partial<UserFields> | undefined) }
    setOpen({ id, seen, fields, restoredFrom: left?.at ?? null })
  }

  async function start(id: string | null): Promise<void> {
    if (!(await leave())) return
    show(id, startOf(id), await db.drafts.get(keyOf(id)))
  }

  /** Asks before throwing away what was typed. False when one stays. */
  async function leave(): Promise<boolean> {
    if (isDirty) {
      const discard = await ask({
        title: 'Unsaved changes',
        text: unsavedChanges,
        yes: 'Discard changes',
        no: 'Keep editing',
      })
      if (!discard) return false
    }
    await close()
    return true
  }

  async function close(): Promise<void> {
    if (!open) return
    letGoOfDraft()
    setOpen(null)
    setErrors({})
    await db.drafts.delete(keyOf(open.id))
  }

  async function discardDraft(): Promise<void> {
    if (!open) return
    letGoOfDraft()
    show(open.id, open.seen)
    await db.drafts.delete(keyOf(open.id))
  }

  async function save(): Promise<void> {
    if (!open || saving) return
    const { id, fields } = open
    const wrong = await checkUser(fields, id, users)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    setSaving(true)
    const said = await send(id, fields)
    setSaving(false)
    if (said === null) {
      await close()
      notices.say({ tone: 'success', text: id === null ? words.created : words.updated })
      return
    }
    const about = fieldOfAnswer(said)
    if (about) setErrors({ [about]: said })
    else notices.say({ tone: 'error', text: said || words.saveFailed })
  }

  async function send(id: string | null, fields: UserFields): Promise<string | null> {
    const { password, mustChange, username, email, role, is_enabled: isEnabled } = fields
    const user = { id, username: username.trim(), email: email.trim(), role, is_enabled: isEnabled }
    const mustChangePassword = password === '' ? null : mustChange && id !== me.id
    try {
      return await accounts.saveUser({ ...user, mustChangePassword }, password || null)
    } catch (error) {
      reportError(error)
      return ''
    }
  }

  function change(part: Partial<UserFields>): void {
    setOpen((now) => now && { ...now, fields: { ...now.fields, ...part } })
  }

  /** Everything one input needs. */
  function field<K extends keyof UserFields>(name: K) {
    if (!open) throw new Error(`field('${name}') was read while the form was closed`)
    return {
      name,
      value: open.fields[name],
      error: errors[name],
      onChange: (value: UserFields[K]) => change({ [name]: value }),
    }
  }

  return {
    isOpen: open !== null,
    id: open?.id ?? null,
    isSelf: open?.id === me.id,
    fields: open?.fields ?? newUser,
    field,
    start,
    isDirty,
    saving,
    errors,
    restoredFrom: open?.restoredFrom ?? null,
    stays: false,
    save,
    close,
    leave,
    discardDraft,
  }
}

export type UserForm = ReturnType<typeof useUserForm>

function draftOf({ id, fields, seen }: OpenForm): Draft | null {
  const kept = withoutPasswords(fields)
  if (same(kept, withoutPasswords(seen))) return null
  return { key: keyOf(id), fields: { ...kept }, seen: { ...seen }, at: Date.now() }
}

/** No password is ever stored on a device. */
function withoutPasswords(fields: UserFields): UserFields {
  return { ...fields, password: '', repeated: '' }
}

const keyOf = (id: string | null) => `${KEY}${id ?? 'new'}`

function idOf(key: string): string | null {
  const id = key.slice(KEY.length)
  return id === 'new' ? null : id
}

function same(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
