import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'

import { useDatabase } from '#db/database-context.ts'
import { mirror } from '#db/database.ts'
import { addRow, changeRow, isQuota, removeRow, StorageFullError, type Picture } from '#db/edits.ts'
import type { Draft } from '#db/stored.ts'
import { blankOf, draftOf } from '#model/blanks.ts'
import { uploadedPath } from '#model/picture.ts'
import type { Bucket, EditableTable, Form, Row } from '#model/tables.ts'

import { checkForm, type FormErrors } from './check-form.ts'
import {
  draftKey,
  dropDraft,
  forgetPictures,
  keepPicture,
  latestDraft,
  rowOfDraft,
} from './drafts.ts'
import { storageFull, unsavedChanges, type EditorMessages } from './messages.ts'
import { askToPersist } from './persistence.ts'
import type { Ask } from './use-confirm.tsx'
import { useDraft } from './use-draft.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useNotice } from './use-notice.ts'

interface OpenForm<T extends EditableTable> {
  /** Null for a row that is being added. */
  id: string | null
  fields: Form<T>
  /** The form as it was opened: what a conflict is decided by. */
  seen: Form<T>
  /** When what is shown was typed, if it comes from a draft. */
  restoredFrom: number | null
}

/**
 * The add/edit/delete behaviour every list screen shares: which row is open,
 * what has been typed, what is wrong with it, and what to say afterwards.
 * It draws nothing; each screen lays out its own fields and cards.
 */
export function useEditor<T extends EditableTable>(table: T, says: EditorMessages, ask: Ask) {
  const db = useDatabase()
  const notices = useNotice()
  const [open, setOpen] = useState<OpenForm<T> | null>(null)
  const [errors, setErrors] = useState<FormErrors>({})
  const [saving, setSaving] = useState(false)
  const pictures = useRef<Picture[]>([])

  const isDirty = open !== null && differs(open.fields, open.seen)
  const draft = useMemo<Draft | null>(
    () =>
      open && !saving && differs(open.fields, open.seen)
        ? { key: draftKey(table, open.id), fields: open.fields, seen: open.seen, at: Date.now() }
        : null,
    [open, saving, table],
  )
  const letGoOfDraft = useDraft(draft)
  useLeaveGuard(isDirty, leave)

  const restore = useEffectEvent(async () => {
    const left = await latestDraft(db, table)
    if (left && !open) show(rowOfDraft(left), left)
  })
  useEffect(() => {
    void restore()
  }, [table])

  function show(id: string | null, { fields, seen, at }: Pick<Draft, 'fields' | 'seen' | 'at'>) {
    setErrors({})
    setOpen({
      id,
      fields: draftOf(table, fields as Partial<Form<T>>),
      seen: draftOf(table, seen as Partial<Form<T>>),
      restoredFrom: at,
    })
  }

  async function openForm(id: string | null, form: Form<T>): Promise<void> {
    if (!(await leave())) return
    const left = await db.drafts.get(draftKey(table, id))
    if (left) show(id, left)
    else {
      setErrors({})
      setOpen({ id, fields: form, seen: form, restoredFrom: null })
    }
  }

  /** Asks before throwing away what was typed. False when one stays. */
  async function leave(): Promise<boolean> {
    if (open && isDirty) {
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

  /** Closes the form and forgets what was typed into it. */
  async function close(): Promise<void> {
    if (!open) return
    const unused = pictures.current.map(addressOf)
    letGoOfDraft()
    finish()
    await dropDraft(db, draftKey(table, open.id))
    await forgetPictures(db, unused)
  }

  function finish(): void {
    setOpen(null)
    setErrors({})
    pictures.current = []
  }

  async function save(): Promise<void> {
    if (!open || saving) return
    const checked = await checkForm(table, open.fields)
    if ('errors' in checked) {
      setErrors(checked.errors)
      return
    }
    setSaving(true)
    letGoOfDraft()
    askToPersist()
    try {
      await store(open, checked.values)
      notices.say({ tone: 'success', text: open.id === null ? says.added : says.updated })
      finish()
    } catch (error) {
      failed(error, says.saveFailed)
    } finally {
      setSaving(false)
    }
  }

  /** The edit, its pictures and the end of its draft happen together, or not at all. */
  async function store({ id, seen }: OpenForm<T>, values: Form<T>): Promise<void> {
    const used = new Set(Object.values<unknown>(values))
    const named = pictures.current.filter((file) => used.has(addressOf(file)))
    const unused = pictures.current.filter((file) => !used.has(addressOf(file)))
    const stores = [mirror(db, table), db.outbox, db.blobs, db.drafts]
    await db.transaction('rw', stores, async () => {
      if (id === null) await addRow(db, table, values, { pictures: named })
      else await changeRow(db, table, id, { fields: values, seen, pictures: named })
      await db.drafts.delete(draftKey(table, id))
      await db.blobs.bulkDelete(unused.map(({ name }) => name))
    })
  }

  async function remove(id: string, name: string): Promise<void> {
    const sure = await ask({ title: `Delete ${name}`, text: says.confirmDelete, yes: 'Delete' })
    if (!sure) return
    try {
      askToPersist()
      await removeRow(db, table, id)
      if (open?.id === id) await close()
      notices.say({ tone: 'success', text: says.deleted })
    } catch (error) {
      failed(error, says.deleteFailed)
    }
  }

  function failed(error: unknown, said: string): void {
    const full = error instanceof StorageFullError || isQuota(error)
    if (!full) reportError(error)
    notices.say({ tone: 'error', text: full ? storageFull : said })
  }

  async function discardDraft(): Promise<void> {
    if (!open) return
    letGoOfDraft()
    setErrors({})
    setOpen({ ...open, fields: open.seen, restoredFrom: null })
    await dropDraft(db, draftKey(table, open.id))
  }

  /** Everything one input needs: `<TextField label="Full Name" {...editor.field('name')} />`. */
  function field<K extends keyof Form<T> & string>(name: K) {
    if (!open) throw new Error(`field('${name}') was read while the editor was closed`)
    return {
      name,
      value: open.fields[name],
      error: errors[name],
      onChange: (value: Form<T>[K]) =>
        setOpen((now) => now && { ...now, fields: { ...now.fields, [name]: value } }),
    }
  }

  /** The same for a picture: its bytes stay on this device until the edit is sent. */
  function picture<K extends keyof Form<T> & string>(name: K) {
    return {
      ...field(name),
      async onPick(chosen: Picture): Promise<void> {
        await keepPicture(db, chosen)
        pictures.current.push(chosen)
      },
    }
  }

  return {
    notices,
    isOpen: open !== null,
    isNew: open?.id === null,
    openId: open?.id ?? null,
    isDirty,
    saving,
    errors,
    restoredFrom: open?.restoredFrom ?? null,
    add: (start: Partial<Form<T>> = {}) => openForm(null, { ...blankOf(table), ...start }),
    edit: (row: Row<T>) => openForm(row.id, draftOf(table, row as Partial<Form<T>>)),
    close,
    leave,
    save,
    remove,
    discardDraft,
    field,
    picture,
  }
}

/** What EditorForm needs of an editor, whatever its table. */
export type EditorControls = Pick<
  ReturnType<typeof useEditor>,
  'isDirty' | 'saving' | 'errors' | 'restoredFrom' | 'save' | 'close' | 'leave' | 'discardDraft'
>

function addressOf({ bucket, name }: Picture): string {
  return uploadedPath(bucket as Bucket, name)
}

function differs(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) !== JSON.stringify(b)
}
