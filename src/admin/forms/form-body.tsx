import { formatDistanceToNow } from 'date-fns'
import { useEffect, type ReactNode, type RefObject } from 'react'

import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

import type { FormControls } from './core/use-form.ts'

import styles from './editor-form.module.css'

/** Ctrl-S or Cmd-S saves, and the first mistake takes the focus. */
export function useFormHabits(
  form: RefObject<HTMLFormElement | null>,
  { state: { errors } }: FormControls,
): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, errors])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [form])
}

interface FormBodyProps {
  editor: FormControls
  children: ReactNode
}

/** What was restored, and the fields. */
export function FormBody({ editor: { state, actions }, children }: FormBodyProps) {
  const { restoredFrom } = state
  return (
    <>
      {restoredFrom !== null && (
        <Banner tone="info">
          <div className={styles.draft}>
            <p>Restored draft from {formatDistanceToNow(restoredFrom, { addSuffix: true })}</p>
            <Button tone="quiet" onClick={() => void actions.discardDraft()}>
              Discard draft
            </Button>
          </div>
        </Banner>
      )}
      <div className={styles.fields}>{children}</div>
    </>
  )
}

interface FormButtonsProps {
  editor: FormControls
  /** The id of the form, where the buttons are outside of it. */
  form?: string
  saveLabel?: string | undefined
  /** Where the record stands, while nothing is typed. */
  state?: ReactNode
  /** Further buttons. */
  beside?: ReactNode
}

/** Save, Cancel, and whether there is something to save. */
export function FormButtons({ editor, form, saveLabel = 'Save', ...rest }: FormButtonsProps) {
  const { state, beside } = rest
  const { saving, isDirty, stays } = editor.state
  return (
    <div className={styles.actions}>
      <Button type="submit" form={form} tone="primary" busy={saving}>
        {saving ? 'Saving...' : saveLabel}
      </Button>
      {(!stays || isDirty) && <Button onClick={() => void editor.actions.close()}>Cancel</Button>}
      {beside}
      <output className={styles.state}>{isDirty && !saving && 'Not saved'}</output>
      {!isDirty && state}
    </div>
  )
}
