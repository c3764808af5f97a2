import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'

import type { Draft } from '#db/stored-types.ts'
import type { EditableTable } from '#model/rows.ts'

import type { Choose } from '../../shell/use-confirm.tsx'
import type { ScreenNotices } from '../../shell/use-notice.ts'
import { clearFollowedLink } from '../translations/followed-link.ts'
import { askToLeave } from './ask-to-leave.ts'
import {
  createClosedForm,
  resolveField,
  discardChanges,
  hasUnsavedChanges,
  dropFixedErrors,
  toFormView,
  setFields,
  setParts,
  type FormState,
  type FormView,
} from './form-state.ts'
import type { OpenForm } from './open-form.ts'
import { keepMine, takeTheirs } from './resolve-fields.ts'
import { useDraft } from './use-draft.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import type { FormErrors } from './validate-form.ts'

interface FormOptions<F, P> {
  /** Whether the form is the screen itself and stays open after saving or discarding. */
  stays?: boolean
  choose: Choose
  /** Returns the draft to store, or null. Must be stable: a new function stores the draft again. */
  draftOf: (form: OpenForm<F, P>) => Draft | null
  /** Removes the draft from this device. */
  removeDraft: (form: OpenForm<F, P>) => Promise<void>
  /** Validates the form as Save does. */
  wrongIn: (form: OpenForm<F, P>) => Promise<FormErrors>
  /** Saves the open form, or says there why not; null while nothing can be saved. */
  save: (() => Promise<void>) | null
}

/** A form with its state, its draft, and a question before unsaved input is lost. */
export function useForm<F extends object, P = null>(options: FormOptions<F, P>) {
  const { stays = false, choose, draftOf, removeDraft, wrongIn, save } = options
  const [state, setState] = useState<FormState<F, P>>(createClosedForm)
  const { open, saving, errors } = state
  /** The current form: a button of the list may have rendered before the last letter was typed. */
  const latest = useRef(state)
  function update(next: (now: FormState<F, P>) => FormState<F, P>): void {
    latest.current = next(latest.current)
    setState(latest.current)
  }
  const running = useRef<Promise<void>>(null)
  /** The form whose Save was pressed and has not started yet. */
  const pressed = useRef<number | null>(null)

  const draft = useMemo(
    () => (open && !saving && hasUnsavedChanges(open) ? draftOf(open) : null),
    [open, saving, draftOf],
  )
  const letGoOfDraft = useDraft(draft)
  useLeaveGuard(open !== null && hasUnsavedChanges(open), leave)

  const dropMended = useEffectEvent(async (form: OpenForm<F, P>, isLatest: () => boolean) => {
    const still = await wrongIn(form)
    if (isLatest()) update((now) => dropFixedErrors(now, still))
  })
  useEffect(() => {
    if (!open || saving || Object.keys(errors).length === 0) return undefined
    let isLatest = true
    void dropMended(open, () => isLatest)
    return () => {
      isLatest = false
    }
  }, [open, saving, errors])

  /** Asks before discarding input. Returns false if the user stays. */
  async function leave(): Promise<boolean> {
    const form = latest.current.open
    if (form && hasUnsavedChanges(form)) {
      const choice = await askToLeave(choose, save && 'Save changes')
      if (choice === 'stay') return false
      if (choice === 'save' && !(await isSavedNow(form.key))) return false
    }
    await close()
    return true
  }

  /** Saves; returns false if the form is open with input that is not saved. */
  async function isSavedNow(key: number): Promise<boolean> {
    // Not back to the list of translations, as the user goes elsewhere.
    clearFollowedLink()
    await save?.()
    const { open: left } = latest.current
    return left?.key !== key || !hasUnsavedChanges(left)
  }

  /** Discards the input, and closes the form unless it is the screen. */
  async function close(): Promise<void> {
    await discardForm(stays)
  }

  async function discardForm(staysOpen: boolean): Promise<void> {
    const form = latest.current.open
    if (!form) return
    letGoOfDraft()
    update((now) => discardChanges(now, staysOpen))
    await removeDraft(form)
  }

  function change(fields: Partial<F>): void {
    update((now) => setFields(now, fields))
  }

  /** Saves the open form. If Save was pressed again during the save, later input is saved, too. */
  async function saveInTurn(saveOnce: (form: OpenForm<F, P>) => Promise<void>): Promise<void> {
    let form = latest.current.open
    pressed.current = form?.key ?? null
    running.current ??= savePressed().finally(() => {
      running.current = null
    })
    await running.current

    async function savePressed(): Promise<void> {
      while (form && pressed.current === form.key) {
        pressed.current = null
        await saveOnce(form)
        form = latest.current.open
        if (form && !hasUnsavedChanges(form)) return
      }
    }
  }

  /** The props of one input. */
  function field<K extends keyof F & string>(name: K) {
    if (!open) throw new Error(`field('${name}') was read while the form was closed`)
    return {
      name,
      value: open.fields[name],
      error: errors[name],
      onChange: (value: F[K]) => {
        const fields: Partial<F> = {}
        fields[name] = value
        change(fields)
      },
    }
  }

  return {
    state: { ...toFormView(state), stays },
    field,
    actions: {
      change,
      changeParts: (parts: P) => update((now) => setParts(now, parts)),
      /** For a conflicting field: takes theirs, or keeps mine. */
      takeTheirs: (name: string) => update((now) => resolveField(now, takeTheirs, name)),
      keepMine: (name: string) => update((now) => resolveField(now, keepMine, name)),
      close,
      leave,
      discardDraft: () => discardForm(true),
    },
    /** For the code that opens and saves the form. */
    core: {
      latest: () => latest.current,
      update,
      saveInTurn,
      letGoOfDraft,
    },
  }
}

/** Messages about remote changes of the record while its form is open. */
export interface RemoteChangeSummary {
  /** For screen readers: the fields that were changed elsewhere. */
  announcement: string
  /** Set if the record was deleted. */
  gone: string | null
}

/** The props of a form's layout, whatever its fields. */
export interface FormControls {
  state: Pick<
    FormView<unknown>,
    'isDirty' | 'saving' | 'errors' | 'failedSaves' | 'restoredFrom'
  > & {
    stays: boolean
  }
  /** Remote changes since the form was opened. */
  remote?: RemoteChangeSummary
  /** Whether the record has translatable texts. */
  isTranslated?: boolean
  /** The public URL of the record, if visitors see it. */
  page?: string | null
  /** The stored record, whose history can be shown; null for a new one. */
  record?: { table: EditableTable; id: string } | null
  notices?: ScreenNotices
  actions: {
    save: () => Promise<void>
    leave: () => Promise<boolean>
    discardDraft: () => Promise<void>
  }
}
