import { useLayoutEffect, useMemo, useRef, useState } from 'react'

import { useDatabase } from '#db/database-context.ts'
import { mirror } from '#db/database.ts'
import { addRow, changeRow, StorageFullError, type Picture } from '#db/edits.ts'
import { isQuota } from '#db/quota.ts'
import type { Draft } from '#db/stored.ts'
import { draftOf } from '#model/blanks.ts'
import { uploadedPath } from '#model/picture.ts'
import type { Bucket, EditableTable, Form } from '#model/tables.ts'

import { askToPersist } from '../shell/persistence.ts'
import { useConfirm } from '../shell/use-confirm.tsx'
import { useNotice } from '../shell/use-notice.ts'
import { storageFull, unsavedChanges, type SaveMessages } from '../words/messages.ts'
import { checkForm, type FormErrors } from './check-form.ts'
import { draftKey, dropDraft, forgetPictures, keepPicture, textsIn } from './drafts.ts'
import { usePreparing } from './fields/use-preparing.ts'
import { useDraft } from './use-draft.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

interface OpenForm<T extends EditableTable, P> {
  /** Counts the forms that were opened, so that each is drawn anew. */
  key: number
  /** Null for a row that is being added and has no id yet. */
  id: string | null
  /** Whether saving adds a row. */
  isNew: boolean
  fields: Form<T>
  /** The form as it was opened: what a conflict is decided by. */
  seen: Form<T>
  /** What is edited along with the row, now and as it was opened. */
  parts: Parts<P>
  /** When what is shown was typed, if it comes from a draft. */
  restoredFrom: number | null
}

export interface FormStart<T extends EditableTable> {
  id: string | null
  isNew: boolean
  fields: Form<T>
  seen?: Form<T>
  /** The row that a new one begins as a copy of. */
  copyOf?: string
}

export interface RecordFormOptions<T extends EditableTable, P> {
  says: SaveMessages & { added?: string }
  /** Where the form is the screen itself, it stays open when it is saved or given up. */
  stays?: boolean
  /** What one field alone cannot know, such as that its value is taken; null is a new row. */
  check?: (values: Form<T>, id: string | null) => FormErrors
  also?: AlsoSaved<T, P>
}

interface Parts<P> {
  now: P
  seen: P
}

/**
 * Rows of other tables that belong to this one, such as the pictures of an
 * illness: typed, kept as a draft and saved together with it, or not at all.
 */
export interface AlsoSaved<T extends EditableTable, P> {
  tables: readonly EditableTable[]
  /** Those of a row, as this device sees them; of null, those of a row that is new. */
  of: (id: string | null) => Promise<P>
  save: (id: string, values: Form<T>, parts: Parts<P>) => Promise<void>
}

/**
 * The form of one row: what has been typed, its draft on this device, what is
 * wrong with it, and saving it. It draws nothing; each screen lays out its own
 * fields.
 */
export function useRecordForm<T extends EditableTable, P = null>(
  table: T,
  options: RecordFormOptions<T, P>,
) {
  const { says, stays = false, check, also } = options
  const db = useDatabase()
  const notices = useNotice()
  const { ask, dialog } = useConfirm()
  const [open, setOpen] = useState<OpenForm<T, P> | null>(null)
  const [errors, setErrors] = useState<FormErrors>({})
  const [saving, setSaving] = useState(false)
  const pictures = useRef<Picture[]>([])
  const { waits, saveLater, onPreparing } = usePreparing(save)
  /** The form as it is now: a button of the list may have been drawn before the last letter. */
  const latest = useRef(open)
  useLayoutEffect(() => {
    latest.current = open
  }, [open])
  const opened = useRef(0)

  const hasParts = also !== undefined
  const isDirty = open !== null && isChanged(open)
  const draft = useMemo(
    () => (open && !saving && isChanged(open) ? asDraft(table, open, hasParts) : null),
    [open, saving, table, hasParts],
  )
  const letGoOfDraft = useDraft(draft)
  useLeaveGuard(isDirty, leave)

  /** Opens the form, with what was typed into it before, unless one stays with what is open. */
  async function start(form: FormStart<T>): Promise<void> {
    if (!(await leave())) return
    const left = await db.drafts.get(draftKey(table, form.id))
    if (left) await resume(form, left)
    else show({ seen: form.fields, ...form, parts: await partsOf(form), restoredFrom: null })
  }

  async function resume(form: Pick<FormStart<T>, 'id' | 'isNew'>, left: Draft): Promise<void> {
    show({
      id: form.id,
      isNew: form.isNew,
      fields: draftOf(table, left.fields as Partial<Form<T>>),
      seen: draftOf(table, left.seen as Partial<Form<T>>),
      // As this form has written it.
      parts: (left.parts as Parts<P> | undefined) ?? (await partsOf(form)),
      restoredFrom: left.at,
    })
  }

  async function partsOf({ id, copyOf }: Pick<FormStart<T>, 'id' | 'copyOf'>): Promise<Parts<P>> {
    // Without other tables P is null.
    if (!also) return { now: null as P, seen: null as P }
    const seen = await also.of(id)
    return { now: copyOf === undefined ? seen : await also.of(copyOf), seen }
  }

  function show(form: Omit<OpenForm<T, P>, 'key'>): void {
    opened.current += 1
    setErrors({})
    setOpen({ ...form, key: opened.current })
  }

  /** Shows what the row has become, where nothing was typed that it would take away. */
  function follow(form: FormStart<T>): void {
    if (saving) return
    const { isNew, fields } = form
    // A letter may have been typed since this was drawn.
    setOpen((now) => (now && !isChanged(now) ? { ...now, isNew, fields, seen: fields } : now))
  }

  /** Asks before throwing away what was typed. False when one stays. */
  async function leave(): Promise<boolean> {
    const form = latest.current
    if (form && isChanged(form)) {
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
    const form = latest.current
    if (!form) return
    const unused = pictures.current.map(addressOf)
    letGoOfDraft()
    finish({ ...form, fields: form.seen, parts: asSeen(form.parts) })
    await dropDraft(db, draftKey(table, form.id))
    await forgetPictures(db, unused)
  }

  function finish(form: OpenForm<T, P>): void {
    setErrors({})
    pictures.current = []
    setOpen((now) => {
      if (!stays || !now) return null
      // What was typed while it was being saved is not saved yet.
      const fields = now.fields === open?.fields ? form.fields : now.fields
      return { ...form, fields, seen: form.fields, restoredFrom: null }
    })
  }

  async function save(): Promise<void> {
    if (open && !saving && !saveLater()) await saveNow(open)
  }

  async function saveNow(form: OpenForm<T, P>): Promise<void> {
    const checked = await checkForm(table, form.fields)
    const wrong = 'errors' in checked ? checked.errors : check?.(checked.values, form.id)
    if ('errors' in checked || Object.keys(wrong ?? {}).length > 0) {
      setErrors(wrong ?? {})
      return
    }
    setSaving(true)
    letGoOfDraft()
    askToPersist()
    try {
      await store(form, checked.values)
      const text = form.isNew ? (says.added ?? says.updated) : says.updated
      notices.say({ tone: 'success', text })
      const { now } = form.parts
      finish({ ...form, isNew: false, fields: checked.values, parts: { now, seen: now } })
    } catch (error) {
      failed(error, says.saveFailed)
    } finally {
      setSaving(false)
    }
  }

  /** The edit, its pictures and the end of its draft happen together, or not at all. */
  async function store(form: OpenForm<T, P>, values: Form<T>): Promise<void> {
    const used = new Set(textsIn([values, form.parts]))
    const named = pictures.current.filter((file) => used.has(addressOf(file)))
    const unused = pictures.current.filter((file) => !used.has(addressOf(file)))
    const id = form.id ?? crypto.randomUUID()
    const tables = [table, ...(also?.tables ?? [])].map((name) => mirror(db, name))
    const stores = [...tables, db.outbox, db.blobs, db.drafts]
    await db.transaction('rw', stores, async () => {
      if (form.isNew) await addRow(db, table, values, { id, pictures: named })
      else await changeRow(db, table, id, { fields: values, seen: form.seen, pictures: named })
      await db.drafts.delete(draftKey(table, form.id))
      await db.blobs.bulkDelete(unused.map(({ name }) => name))
      await also?.save(id, values, form.parts)
    })
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
    setOpen({ ...open, fields: open.seen, parts: asSeen(open.parts), restoredFrom: null })
    await dropDraft(db, draftKey(table, open.id))
  }

  /** Changes some fields at once, such as a slug that follows the name. */
  function change(fields: Partial<Form<T>>): void {
    setOpen((now) => now && { ...now, fields: { ...now.fields, ...fields } })
  }

  function changeParts(parts: P): void {
    setOpen((now) => now && { ...now, parts: { ...now.parts, now: parts } })
  }

  /** Keeps the bytes of a picture on this device until the edit that names it is sent. */
  async function pick(chosen: Picture): Promise<void> {
    await keepPicture(db, chosen)
    pictures.current.push(chosen)
  }

  /** Everything one input needs: `<TextField label="Full Name" {...editor.field('name')} />`. */
  function field<K extends keyof Form<T> & string>(name: K) {
    if (!open) throw new Error(`field('${name}') was read while the form was closed`)
    return {
      name,
      value: open.fields[name],
      error: errors[name],
      onChange: (value: Form<T>[K]) => change({ [name]: value } as unknown as Partial<Form<T>>),
    }
  }

  /** The same for a picture. */
  function picture<K extends keyof Form<T> & string>(name: K) {
    return { ...field(name), onPick: pick, onPreparing }
  }

  return {
    notices,
    ask,
    /** The question that is being asked, if any; ListScreen and RecordScreen draw it. */
    dialog,
    isOpen: open !== null,
    ...asShown(open),
    isDirty,
    saving: saving || waits,
    errors,
    stays,
    start,
    resume,
    follow,
    close,
    leave,
    save,
    failed,
    discardDraft,
    change,
    changeParts,
    pick,
    onPreparing,
    field,
    picture,
  }
}

function asDraft<T extends EditableTable, P>(
  table: T,
  { id, fields, seen, parts }: OpenForm<T, P>,
  hasParts: boolean,
): Draft {
  return { key: draftKey(table, id), fields, seen, ...(hasParts && { parts }), at: Date.now() }
}

function asShown<T extends EditableTable, P>(open: OpenForm<T, P> | null) {
  return {
    isNew: open?.isNew ?? false,
    openId: open?.id ?? null,
    /** A key for the form, so that each that is opened is drawn anew. */
    formKey: open?.key ?? 0,
    restoredFrom: open?.restoredFrom ?? null,
    ...typedIn(open),
  }
}

/** What is typed now; null while the form is closed. */
function typedIn<T extends EditableTable, P>(open: OpenForm<T, P> | null) {
  return { fields: open?.fields ?? null, parts: open?.parts.now ?? null }
}

/** What EditorForm and EditorDialog need of a form, whatever its table. */
export type FormControls = Pick<
  ReturnType<typeof useRecordForm>,
  | 'isDirty'
  | 'saving'
  | 'errors'
  | 'restoredFrom'
  | 'stays'
  | 'save'
  | 'close'
  | 'leave'
  | 'discardDraft'
>

function isChanged<T extends EditableTable, P>({ fields, seen, parts }: OpenForm<T, P>): boolean {
  return differs(fields, seen) || differs(parts.now, parts.seen)
}

const asSeen = <P>({ seen }: Parts<P>): Parts<P> => ({ now: seen, seen })

function addressOf({ bucket, name }: Picture): string {
  return uploadedPath(bucket as Bucket, name)
}

function differs(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) !== JSON.stringify(b)
}
