import { formatDistanceToNow } from 'date-fns'
import { useEffect, type ReactNode, type RefObject } from 'react'

import { Banner } from '#ui/banner.tsx'
import { Button, getButtonClass } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import { HistoryButton } from '../history/history-button.tsx'
import type { FormControls } from './core/use-form.ts'
import { TranslationSwitch } from './translations/translation-visibility.tsx'

import styles from './editor-form.module.css'

/** Focuses the field from the URL. Returns false if there is none. */
export function focusRequestedField(form: HTMLFormElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[data-requested="true"] :is(input, textarea)')
  field?.focus()
  return Boolean(field)
}

const MISTAKE = '[aria-invalid="true"]'

/** Finds the control an error belongs to; in a group without a marked one, the first. */
function firstMistake(form: HTMLFormElement | null): HTMLElement | null | undefined {
  const found = form?.querySelector<HTMLElement>(
    `${MISTAKE}, [data-conflict] button, [data-invalid]`,
  )
  if (!found?.matches('[data-invalid]')) return found
  return found.querySelector<HTMLElement>(MISTAKE) ?? found.querySelector('input, button')
}

/** Ctrl-S or Cmd-S saves, and the first invalid field is focused. */
export function useFormShortcuts(
  form: RefObject<HTMLFormElement | null>,
  { state: { failedSaves } }: FormControls,
): void {
  useEffect(() => {
    if (failedSaves > 0) firstMistake(form.current)?.focus()
  }, [form, failedSaves])

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

/** The notice about a restored draft, and the fields. */
export function FormBody({ editor, children }: FormBodyProps) {
  const { actions, isTranslated, remote } = editor
  const { restoredFrom } = editor.state
  const fields = <div className={styles.fields}>{children}</div>
  return (
    <>
      {restoredFrom !== null && (
        <Banner tone="info">
          <div className={styles.draft}>
            <p>{`Restored draft from ${formatDistanceToNow(restoredFrom, { addSuffix: true })}`}</p>
            <Button tone="quiet" onClick={() => void actions.discardDraft()}>
              Discard draft
            </Button>
          </div>
        </Banner>
      )}
      {remote?.gone && <Banner tone="warning">{remote.gone}</Banner>}
      <VisuallyHidden>
        <output>{remote?.announcement}</output>
      </VisuallyHidden>
      {isTranslated ? <TranslationSwitch>{fields}</TranslationSwitch> : fields}
    </>
  )
}

interface FormButtonsProps {
  editor: FormControls
  /** The id of the form, for buttons outside of it. */
  form?: string
  saveLabel?: string | undefined
  /** The sync state of the record, while nothing is typed. */
  state?: ReactNode
  /** Further buttons. */
  extraButtons?: ReactNode
}

/** Save, Cancel, and whether there are unsaved changes. */
export function FormButtons({ editor, form, saveLabel = 'Save', ...rest }: FormButtonsProps) {
  const { state, extraButtons } = rest
  const { record, notices } = editor
  const { saving, isDirty, stays } = editor.state
  return (
    <div className={styles.actions}>
      <Button type="submit" form={form} tone="primary" aria-busy={saving}>
        {saving ? 'Saving...' : saveLabel}
      </Button>
      {(!stays || isDirty) && <Button onClick={() => void editor.actions.leave()}>Cancel</Button>}
      {extraButtons}
      {editor.page && <SeeOnTheWebsite at={editor.page} />}
      {record && notices && (
        <HistoryButton record={record} notices={notices} leave={editor.actions.leave} />
      )}
      <output className={styles.state}>{isDirty && !saving && 'Not saved'}</output>
      {!isDirty && state}
    </div>
  )
}

/** In a new tab, because this form may have unsaved input. */
function SeeOnTheWebsite({ at }: { at: string }) {
  return (
    <a className={getButtonClass('quiet')} href={at} target="_blank" rel="noopener">
      <Icon name="external" />
      <span data-button-label>See on the website</span>
      <VisuallyHidden> (opens a new tab)</VisuallyHidden>
    </a>
  )
}
