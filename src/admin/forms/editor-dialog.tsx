import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

import { Dialog } from '#ui/dialog.tsx'

import { NoticeBanner } from '../shell/notice-banner.tsx'
import type { FormControls } from './core/use-form.ts'
import { focusRequestedField, FormBody, FormButtons, useFormShortcuts } from './form-body.tsx'

import styles from './editor-form.module.css'

interface EditorDialogProps {
  title: string
  editor: FormControls
  size?: 'small' | 'large'
  /** Buttons beside Save and Cancel. */
  extraButtons?: ReactNode
  children: ReactNode
}

/**
 * The same form in a dialog: the close button, Esc and a click outside ask before input is lost. Why
 * it was not saved is said in the dialog, because what is behind it is neither seen nor heard.
 */
export function EditorDialog({ title, editor, size = 'small', ...rest }: EditorDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const { extraButtons, children } = rest
  const notice = editor.notices?.notice
  const [before] = useState(notice)
  const isOwnFailure = notice !== before && notice?.tone === 'error'
  useFormShortcuts(form, editor)

  useEffect(() => {
    if (focusRequestedField(form.current)) return
    form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }, [])

  return (
    <Dialog
      title={title}
      size={size}
      onClose={() => void editor.actions.leave()}
      actions={
        <>
          {editor.notices && isOwnFailure && (
            <div className={styles.failure}>
              <NoticeBanner notice={notice} notices={editor.notices} />
            </div>
          )}
          <FormButtons editor={editor} form={id} extraButtons={extraButtons} />
        </>
      }
    >
      <form
        ref={form}
        id={id}
        className={styles.inDialog}
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault()
          void editor.actions.save()
        }}
      >
        <FormBody editor={editor}>{children}</FormBody>
      </form>
    </Dialog>
  )
}
