import { useCallback } from 'react'

import { diffForm, StorageFullError } from '#db/edits.ts'
import { useDatabase } from '#db/hooks/database-context.ts'
import { isQuotaExceeded } from '#db/quota.ts'
import type { Draft } from '#db/stored-types.ts'
import { createRandomId } from '#model/random-id.ts'
import type { EditableTable, Form } from '#model/rows.ts'
import { isTranslated } from '#model/translations.ts'

import { storageFull } from '../../content-types/common-messages.ts'
import { getColumnLabel, getPublicPagePath } from '../../content-types/content-types.ts'
import type { SaveMessages } from '../../content-types/message-types.ts'
import { requestPersistence } from '../../shell/request-persistence.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { useNotice, type ScreenNotice } from '../../shell/use-notice.ts'
import { useSaveAfterPreparing } from '../fields/use-preparing.ts'
import { useShortNumbers } from '../phones/use-short-numbers.ts'
import { validatePhones, formatShortNumberQuestion } from '../phones/validate-phones.ts'
import { useChosenPictures } from '../pictures/use-chosen-pictures.ts'
import { createAuthorRenderer } from '../remote-changes/change-author.tsx'
import { createFieldNotices } from '../remote-changes/field-notices.ts'
import {
  summarizeRemoteChanges,
  createSaveNotice,
  createConflictErrors,
} from '../remote-changes/remote-change-messages.ts'
import { createTranslationFields } from '../translations/translation-fields.ts'
import type { CurrentRecord } from './current-record.ts'
import { getDraftKey, deleteDraft, deleteUnusedPictures, createDraft, takeDraft } from './drafts.ts'
import {
  clearError,
  hasUnsavedChanges,
  failSaving,
  openForm,
  setErrors,
  finishSaving,
  startSaving,
} from './form-state.ts'
import { createInitialForm, createFormFromDraft, type FormStart } from './initial-form.ts'
import { mergeRecord } from './merge-record.ts'
import type { OpenForm } from './open-form.ts'
import { listUnresolvedFields } from './resolve-fields.ts'
import { getPicturePath, saveRecord, type RelatedRows } from './save-record.ts'
import { useForm } from './use-form.ts'
import { useRecordUpdates } from './use-record-updates.ts'
import { validateForm, type FormErrors } from './validate-form.ts'

export interface RecordFormOptions<T extends EditableTable, P> {
  messages: SaveMessages & { added?: string }
  stays?: boolean
  /** Validates across rows, for example that a slug is not taken; null is a new row. */
  check?: ((values: Form<T>, id: string | null) => Promise<FormErrors>) | undefined
  related?: RelatedRows<T, P> | undefined
  /** Called with the notice, unless later input keeps the form open. */
  onSaved: (notice?: ScreenNotice) => void
}

/** The form of one row. Renders nothing; each screen lays out its own fields. */
export function useRecordForm<T extends EditableTable, P = null>(
  table: T,
  { messages, stays = false, check, related, onSaved }: RecordFormOptions<T, P>,
) {
  type Open = OpenForm<Form<T>, P>
  const db = useDatabase()
  const notices = useNotice()
  const { confirm, choose, dialog } = useConfirm()
  const pictures = useChosenPictures()
  const short = useShortNumbers()
  const hasParts = related !== undefined
  const draftOf = useCallback((form: Open) => createDraft(table, form, hasParts), [table, hasParts])
  const form = useForm<Form<T>, P>({ stays, choose, draftOf, removeDraft, wrongIn, save })
  const { core, actions } = form
  const { waits, saveLater, onPreparing } = useSaveAfterPreparing(save)
  const mergeUpdate = (key: number, now: CurrentRecord<Form<T>, P>) =>
    core.update((state) => (state.open?.key === key ? mergeRecord(state, now) : state))
  const readNow = useRecordUpdates({ table, related, ...form.state, onUpdate: mergeUpdate })

  async function removeDraft({ id }: Open): Promise<void> {
    const unused = pictures.all()
    pictures.settle(unused)
    await deleteDraft(db, getDraftKey(table, id))
    await deleteUnusedPictures(db, unused.map(getPicturePath))
  }

  /** Opens the form, with its draft if there is one, unless the user stays with the open one. */
  async function start(begin: FormStart<T>): Promise<void> {
    if (!(await actions.leave())) return
    const left = await takeDraft(db, getDraftKey(table, begin.id))
    if (left) return resume(begin, left)
    const opening = await createInitialForm(begin, related)
    core.update((now) => openForm(now, opening))
  }

  async function resume(begin: Pick<FormStart<T>, 'id' | 'isNew'>, left: Draft): Promise<void> {
    const opening = await createFormFromDraft(begin, left, table, related)
    core.update((now) => openForm(now, opening))
  }

  async function save(): Promise<void> {
    await (saveLater() ?? core.saveInTurn(saveOnce))
  }

  async function saveOnce({ id, key }: Open): Promise<void> {
    try {
      const now = id === null ? null : await readNow(id)
      if (now) mergeUpdate(key, now)
      const { open } = core.latest()
      // Unless another form was opened during this.
      if (open?.key === key) await saveForm(open, now)
    } catch (error) {
      reportFailure(error, messages.saveFailed)
    }
  }

  async function saveForm(asSent: Open, now: CurrentRecord<Form<T>, P> | null): Promise<void> {
    // Pictures selected from now on belong to later input.
    const chosen = pictures.all()
    const unclear = listUnresolvedFields(asSent)
    if (unclear.length > 0)
      return core.update((state) => setErrors(state, createConflictErrors(unclear)))
    const checked = await checkFields(asSent)
    if ('errors' in checked) return core.update((state) => setErrors(state, checked.errors))
    const phones = await validatePhones(table, checked.values, asSent.base, short.isConfirmed)
    if (Object.keys(phones).length > 0) return core.update((state) => setErrors(state, phones))
    core.update(startSaving)
    core.letGoOfDraft()
    requestPersistence()
    const values = { ...checked.values, ...diffForm(table, checked.values, asSent.base) }
    const edit = createRandomId()
    try {
      const record = { table, form: asSent, values, pictures: chosen, related, mutationId: edit }
      const stored = await saveRecord(db, record)
      pictures.settle(chosen)
      core.update((state) => finishSaving(state, { form: asSent, ...stored, stays }))
      const { open } = core.latest()
      const isLeft = open?.key === asSent.key && hasUnsavedChanges(open)
      const text = (asSent.isNew && messages.added) || messages.updated
      const isHeldUp = now?.isBlocked ?? false
      const notice = createSaveNotice({ table, form: asSent, isHeldUp, edit, text, isLeft })
      onSaved(isLeft ? undefined : notice)
      notices.show(notice)
    } catch (error) {
      core.update(failSaving)
      reportFailure(error, messages.saveFailed)
    }
  }

  function checkFields({ fields, id }: Open) {
    return validateForm(table, fields, check && ((values) => check(values, id)))
  }

  async function wrongIn(now: Open): Promise<FormErrors> {
    const checked = await checkFields(now)
    const values = 'values' in checked ? checked.values : now.fields
    return {
      ...('errors' in checked && checked.errors),
      ...(await validatePhones(table, values, now.base, short.isConfirmed)),
      ...createConflictErrors(listUnresolvedFields(now)),
    }
  }

  function confirmShort(digits: string): void {
    short.confirm(digits)
    core.update((state) => clearError(state, formatShortNumberQuestion(digits)))
  }

  function reportFailure(error: unknown, failure: string): void {
    const full = error instanceof StorageFullError || isQuotaExceeded(error)
    if (!full) reportError(error)
    notices.show({ tone: 'error', text: full ? storageFull : failure })
  }

  /** The field's usual label, and the text in the other languages. */
  function field<K extends keyof Form<T> & string>(name: K) {
    const { fields, base, errors } = form.state
    const formValues = { table, fields: fields ?? {}, base: base ?? {}, errors, noticeOf }
    const translations = createTranslationFields<Form<T>[K]>(name, {
      ...formValues,
      change: (values) => actions.change(values as Partial<Form<T>>),
    })
    return {
      label: getColumnLabel(table, name),
      ...form.field(name),
      notice: noticeOf(name),
      translations,
    }
  }

  const { id, isNew, base } = form.state
  /** The label of a field, or of a field of a child record: 'alt_text/<id>'. */
  function labelOf(name: string): string {
    const [column = '', part] = name.split('/')
    return getColumnLabel((part === undefined ? undefined : related?.tables[0]) ?? table, column)
  }
  const { takeTheirs, keepMine } = actions
  const record = id === null || isNew ? null : { table, id }
  const renderAuthor = createAuthorRenderer(record)
  const noticeOf = createFieldNotices(form.state.remoteChanges, {
    renderAuthor,
    labelOf,
    takeTheirs,
    keepMine,
  })
  const picking = { onPick: pictures.pick, onPreparing }
  return {
    state: { ...form.state, saving: form.state.saving || waits },
    isTranslated: isTranslated(table),
    page: id && base && !isNew ? getPublicPagePath(table, base, id) : null,
    record,
    /** The props of one input: `<TranslatableTextField {...editor.field('name')} />`. */
    field,
    /** The remote change below a field, also of a child record's, such as 'alt_text/<id>'. */
    noticeOf,
    remote: summarizeRemoteChanges(table, form.state, labelOf),
    /** The same for a picture. */
    picture: <K extends keyof Form<T> & string>(name: K) => ({ ...field(name), ...picking }),
    /** For pictures of child records. */
    picking,
    /** For phone fields. */
    short: { ...short, confirm: confirmShort },
    actions: {
      ...actions,
      start,
      resume,
      save,
      failed: reportFailure,
    },
    /** The notice and the dialog; ListScreen and RecordScreen render them. */
    notices,
    confirm,
    dialog,
  }
}
