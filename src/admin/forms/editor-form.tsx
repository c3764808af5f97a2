import { useEffect, useRef, type ReactNode } from 'react'

import { useBack } from '#ui/on-top/use-back.ts'

import type { FormControls } from './core/use-form.ts'
import { focusRequestedField, FormBody, FormButtons, useFormShortcuts } from './form-body.tsx'
import { rememberScrollPosition } from './scroll-position.ts'

import styles from './editor-form.module.css'

interface EditorFormProps {
  title: string
  editor: FormControls
  saveLabel?: string
  /** The sync state of the record, for a form that stays open. */
  state?: ReactNode
  /** Whether the screen validates with its own messages instead of the browser's. */
  noValidate?: boolean
  autoComplete?: 'off'
  children: ReactNode
}

/**
 * The add/edit form in the page: Ctrl-S or Cmd-S saves, Esc and Back cancel, the first invalid field
 * is focused. If it was opened from a list, closing returns to the same scroll position.
 */
export function EditorForm({ title, editor, saveLabel, state, ...rest }: EditorFormProps) {
  const { noValidate, autoComplete, children } = rest
  const form = useRef<HTMLFormElement>(null)
  const { stays, isDirty } = editor.state
  useFormShortcuts(form, editor)

  useEffect(() => {
    if (stays) {
      focusRequestedField(form.current)
      return undefined
    }
    const goBack = rememberScrollPosition()
    form.current?.scrollIntoView?.({ block: 'start' })
    const first = 'input:not([readonly]), textarea, select'
    if (!focusRequestedField(form.current)) form.current?.querySelector<HTMLElement>(first)?.focus()
    return goBack
  }, [stays])

  return (
    // Esc is a shortcut; the Cancel button does the same for everyone else.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      className={styles.form}
      aria-label={title}
      noValidate={noValidate}
      autoComplete={autoComplete}
      data-sticky-actions={isDirty}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Otherwise the same key press would close the confirmation dialog.
        event.preventDefault()
        void editor.actions.leave()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void editor.actions.save()
      }}
    >
      {!stays && <h2 className={styles.title}>{title}</h2>}
      {!stays && <CloseOnBack editor={editor} />}
      <FormBody editor={editor}>{children}</FormBody>
      <FormButtons editor={editor} saveLabel={saveLabel} state={state} />
    </form>
  )
}

/** Lets Back close a form that was opened from a list; one that stays is the screen itself. */
function CloseOnBack({ editor }: Pick<EditorFormProps, 'editor'>) {
  useBack(() => void editor.actions.leave())
  return null
}
