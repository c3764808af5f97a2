import { formatDistanceToNow } from 'date-fns'
import { useEffect, useRef } from 'react'

import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

import { editorMessages } from './editor-messages.ts'
import { NewerVersionBanner } from './newer-version-banner.tsx'
import { SettingLinks } from './settings/setting-links.tsx'
import type { ThemeEditing } from './use-theme-edits.ts'
import type { ThemeSaving } from './use-theme-saving.ts'

import styles from './editor-notes.module.css'

interface EditorNotesProps {
  name: string
  isActive: boolean
  editing: ThemeEditing
  saving: ThemeSaving
  /** Opens the field of a problem. */
  onShow: (path: string) => void
  /** Moves the focus away from a message that disappears. */
  onLeave: () => void
}

/** Notices about the edits: restored, rejected, changed elsewhere, copied, saved, live. */
export function EditorNotes({
  name,
  isActive,
  editing,
  saving,
  onShow,
  onLeave,
}: EditorNotesProps) {
  const { stage, problems, failure, reportCount } = saving
  const notes = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // On a small screen the user may have scrolled far below it.
    if (reportCount > 0) notes.current?.scrollIntoView?.({ block: 'nearest' })
  }, [reportCount])

  return (
    <div ref={notes} className={styles.notes}>
      <RestoredNote editing={editing} saving={saving} />
      {problems.length > 0 && (
        <Banner tone="error">
          <p>{editorMessages.fixFirst}</p>
          <SettingLinks
            links={problems.map(({ path, message }) => ({ path, words: message }))}
            onShow={onShow}
          />
        </Banner>
      )}
      {failure && !editing.newer && <Banner tone="error">{failure}</Banner>}
      <NewerVersionBanner editing={editing} saving={saving} onLeave={onLeave} />
      {stage.kind === 'saved' && (
        <Banner tone={isActive ? 'info' : 'success'}>
          <p>{editorMessages.updated(name, stage.version)}</p>
          {isActive && <p>{editorMessages.saved}</p>}
        </Banner>
      )}
      {isActive && saving.isUnpublished && (
        <Banner tone="info">
          {`Version ${editing.base.version} is saved, but visitors still see an older one. Activate it to show it to them.`}
        </Banner>
      )}
      {stage.kind === 'copied' && (
        <Banner tone="success">{editorMessages.copied(stage.name)}</Banner>
      )}
      {stage.kind === 'activated' && <Banner tone="success">{editorMessages.activated}</Banner>}
    </div>
  )
}

interface NoteProps {
  editing: ThemeEditing
  saving: ThemeSaving
}

function RestoredNote({ editing, saving }: NoteProps) {
  if (editing.restoredFrom === null || !editing.isDirty) return null
  return (
    <Banner tone="info">
      <div className={styles.note}>
        <p>{`Restored draft from ${formatDistanceToNow(editing.restoredFrom, { addSuffix: true })}`}</p>
        <Button tone="quiet" disabled={saving.isBusy} onClick={saving.reset}>
          Discard draft
        </Button>
      </div>
    </Banner>
  )
}
