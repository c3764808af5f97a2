import { useCallback } from 'react'

import { useDatabase } from '#db/database-context.ts'
import { changesIn, StorageFullError } from '#db/edits.ts'
import { isQuota } from '#db/quota.ts'
import type { Draft } from '#db/stored-types.ts'
import { randomId } from '#model/sync/random-id.ts'
import type { EditableTable, Form } from '#model/tables.ts'
import { isTranslated } from '#model/translations.ts'

import { storageFull } from '../../messages/common-messages.ts'
import type { SaveWords } from '../../messages/message-types.ts'
import { columnLabel } from '../../messages/table-messages.ts'
import { askToPersist } from '../../shell/request-persistence.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { useNotice, type Notice } from '../../shell/use-notice.ts'
import { usePreparing } from '../fields/use-preparing.ts'
import { useShortNumbers } from '../phones/use-short-numbers.ts'
import { checkPhones, sayWhether } from '../phones/validate-phones.ts'
import { useChosenPictures } from '../pictures/use-chosen-pictures.ts'
import { publicPage } from '../public-page-path.ts'
import { saidIn } from '../remote-changes/change-author.tsx'
import { fieldMarks } from '../remote-changes/field-notices.ts'
import { liveNews, saidOfSaving, toDecide } from '../remote-changes/remote-change-messages.ts'
import { translationsOf } from '../translations/translation-fields.ts'
import type { RowNow } from './current-record.ts'
import { draftKey, dropDraft, forgetPictures, recordDraft, takeDraft } from './drafts.ts'
import { answered, isChanged, notSaved, opened, refused, saved, sent } from './form-state.ts'
import { fresh, resumed, type FormStart } from './initial-form.ts'
import { arrived } from './merge-record.ts'
import type { OpenForm } from './open-form.ts'
import { undecided } from './resolve-fields.ts'
import { addressOf, saveRecord, type AlsoSaved } from './save-record.ts'
import { useForm } from './use-form.ts'
import { useArrivals } from './use-record-updates.ts'
import { checkForm, type FormErrors } from './validate-form.ts'

export interface RecordFormOptions<T extends EditableTable, P> {
  says: SaveWords & { added?: string }
  stays?: boolean
  /** What cannot be checked from one field alone, such as that its value is taken; null is a new row. */
  check?: ((values: Form<T>, id: string | null) => FormErrors) | undefined
  also?: AlsoSaved<T, P> | undefined
  /** Called with what is said of it, unless something was typed since and the form stays. */
  onSaved: (said?: Notice) => void
}

/** The form of one row. It draws nothing; each screen lays out its own fields. */
export function useRecordForm<T extends EditableTable, P = null>(
  table: T,
  { says, stays = false, check, also, onSaved }: RecordFormOptions<T, P>,
) {
  type Open = OpenForm<Form<T>, P>
  const db = useDatabase()
  const notices = useNotice()
  const { ask, dialog } = useConfirm()
  const pictures = useChosenPictures()
  const short = useShortNumbers()
  const hasParts = also !== undefined
  const draftOf = useCallback((form: Open) => recordDraft(table, form, hasParts), [table, hasParts])
  const form = useForm<Form<T>, P>({ stays, ask, draftOf, forget, wrongIn })
  const { core, actions } = form
  const { waits, saveLater, onPreparing } = usePreparing(save)
  const follow = (key: number, now: RowNow<Form<T>, P>) =>
    core.update((state) => (state.open?.key === key ? arrived(state, now) : state))
  const readNow = useArrivals({ table, also, ...form.state, onArrival: follow })

  async function forget({ id }: Open): Promise<void> {
    const unused = pictures.all()
    pictures.settle(unused)
    await dropDraft(db, draftKey(table, id))
    await forgetPictures(db, unused.map(addressOf))
  }

  /** Opens the form, with its draft if there is one, unless the user stays with the open one. */
  async function start(begin: FormStart<T>): Promise<void> {
    if (!(await actions.leave())) return
    const left = await takeDraft(db, draftKey(table, begin.id))
    if (left) return resume(begin, left)
    const opening = await fresh(begin, also)
    core.update((now) => opened(now, opening))
  }

  async function resume(begin: Pick<FormStart<T>, 'id' | 'isNew'>, left: Draft): Promise<void> {
    const opening = await resumed(begin, left, table, also)
    core.update((now) => opened(now, opening))
  }

  async function save(): Promise<void> {
    if (!saveLater()) await core.saveInTurn(saveOnce)
  }

  async function saveOnce({ id, key }: Open): Promise<void> {
    try {
      const now = id === null ? null : await readNow(id)
      if (now) follow(key, now)
      const { open } = core.latest()
      // Unless another form was opened meanwhile.
      if (open?.key === key) await saveNow(open, now)
    } catch (error) {
      failed(error, says.saveFailed)
    }
  }

  async function saveNow(asSent: Open, now: RowNow<Form<T>, P> | null): Promise<void> {
    // Those that are chosen from now on belong to what is typed from now on.
    const chosen = pictures.all()
    const unclear = undecided(asSent)
    if (unclear.length > 0) return core.update((state) => refused(state, toDecide(unclear)))
    const checked = await checkFields(asSent)
    if ('errors' in checked) return core.update((state) => refused(state, checked.errors))
    const phones = await checkPhones(table, checked.values, asSent.seen, short.isKept)
    if (Object.keys(phones).length > 0) return core.update((state) => refused(state, phones))
    core.update(sent)
    core.letGoOfDraft()
    askToPersist()
    const values = { ...checked.values, ...changesIn(table, checked.values, asSent.seen) }
    const edit = randomId()
    try {
      const record = { table, form: asSent, values, pictures: chosen, also, mutationId: edit }
      const stored = await saveRecord(db, record)
      pictures.settle(chosen)
      core.update((state) => saved(state, { form: asSent, ...stored, stays }))
      const { open } = core.latest()
      const isLeft = open?.key === asSent.key && isChanged(open)
      const text = (asSent.isNew && says.added) || says.updated
      const isHeldUp = now?.isHeldUp ?? false
      const said = saidOfSaving({ table, form: asSent, isHeldUp, edit, text, isLeft })
      onSaved(isLeft ? undefined : said)
      notices.say(said)
    } catch (error) {
      core.update(notSaved)
      failed(error, says.saveFailed)
    }
  }

  function checkFields({ fields, id }: Open) {
    return checkForm(table, fields, (values) => check?.(values, id))
  }

  async function wrongIn(now: Open): Promise<FormErrors> {
    const checked = await checkFields(now)
    const values = 'values' in checked ? checked.values : now.fields
    return {
      ...('errors' in checked && checked.errors),
      ...(await checkPhones(table, values, now.seen, short.isKept)),
      ...toDecide(undecided(now)),
    }
  }

  function keepShort(digits: string): void {
    short.keep(digits)
    core.update((state) => answered(state, sayWhether(digits)))
  }

  function failed(error: unknown, said: string): void {
    const full = error instanceof StorageFullError || isQuota(error)
    if (!full) reportError(error)
    notices.say({ tone: 'error', text: full ? storageFull : said })
  }

  /** A field has the label that its column has everywhere, and the text in other languages. */
  function field<K extends keyof Form<T> & string>(name: K) {
    const { fields, seen, errors } = form.state
    const typedIn = { table, fields: fields ?? {}, seen: seen ?? {}, errors, markOf }
    const translations = translationsOf(name, {
      ...typedIn,
      change: (typed) => actions.change(typed as Partial<Form<T>>),
    })
    return {
      label: columnLabel(table, name),
      ...form.field(name),
      mark: markOf(name),
      translations,
    }
  }

  const { id, isNew, seen } = form.state
  /** The label of a field, or of one of a part: 'alt_text/<id>'. */
  function labelOf(name: string): string {
    const [column = '', part] = name.split('/')
    return columnLabel((part === undefined ? undefined : also?.tables[0]) ?? table, column)
  }
  const { takeTheirs, keep } = actions
  const record = id === null || isNew ? null : { table, id }
  const said = saidIn(record)
  const markOf = fieldMarks(form.state.marks, { said, labelOf, takeTheirs, keep })
  const picking = { onPick: pictures.pick, onPreparing }
  return {
    state: { ...form.state, saving: form.state.saving || waits },
    isTranslated: isTranslated(table),
    page: id && seen && !isNew ? publicPage(table, seen, id) : null,
    record,
    /** Everything one input needs: `<TextField {...editor.field('name')} />`. */
    field,
    /** What is said below a field of a part, such as a picture's description: 'alt_text/<id>'. */
    markOf,
    live: liveNews(table, form.state, labelOf),
    /** The same for a picture. */
    picture: <K extends keyof Form<T> & string>(name: K) => ({ ...field(name), ...picking }),
    /** For pictures that are not a field of the row itself. */
    picking,
    /** For fields with numbers to call. */
    short: { ...short, keep: keepShort },
    actions: {
      ...actions,
      start,
      resume,
      save,
      failed,
    },
    /** The notice and the question; ListScreen and RecordScreen draw them. */
    notices,
    ask,
    dialog,
  }
}
