import { formatDistanceToNow } from 'date-fns'
import { useEffect, useRef, type ReactNode } from 'react'

import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

import type { EditorControls } from './use-editor.ts'

import styles from './editor-form.module.css'

interface EditorFormProps {
  title: string
  editor: EditorControls
  children: ReactNode
}

/** The inline add/edit form: Ctrl-S or Cmd-S saves, Esc leaves, the first mistake takes the focus. */
export function EditorForm({ title, editor, children }: EditorFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { errors, saving, isDirty, restoredFrom } = editor

  useEffect(() => {
    const before = document.activeElement
    form.current?.scrollIntoView?.({ block: 'start' })
    form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    // Esc is a shortcut; the Cancel button does the same for everyone else.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      className={styles.form}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Or the same key would close the dialog that asks.
        event.preventDefault()
        void editor.leave()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void editor.save()
      }}
    >
      <h2 className={styles.title}>{title}</h2>
      {restoredFrom !== null && (
        <Banner tone="info">
          <div className={styles.draft}>
            <p>Restored draft from {formatDistanceToNow(restoredFrom, { addSuffix: true })}</p>
            <Button tone="quiet" onClick={() => void editor.discardDraft()}>
              Discard draft
            </Button>
          </div>
        </Banner>
      )}
      <div className={styles.fields}>{children}</div>
      <div className={styles.actions}>
        <Button type="submit" tone="primary" busy={saving}>
          {saving ? 'Saving...' : 'Save'}
        </Button>
        <Button onClick={() => void editor.close()}>Cancel</Button>
        <output className={styles.state}>{isDirty && !saving && 'Not saved'}</output>
      </div>
    </form>
  )
}
