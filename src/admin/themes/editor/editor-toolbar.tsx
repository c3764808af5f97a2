import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import type { ThemeEditing } from './use-theme-edits.ts'

import styles from './editor-toolbar.module.css'

interface EditorToolbarProps {
  editing: ThemeEditing
  onHistory: () => void
  onImport: () => void
  onExport: () => void
}

/** The actions on the whole theme. */
export function EditorToolbar({ editing, onHistory, onImport, onExport }: EditorToolbarProps) {
  return (
    <div className={styles.tools}>
      <Button
        tone="quiet"
        disabled={!editing.canUndo}
        aria-label="Undo"
        title="Undo (Ctrl-Z)"
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={editing.undo}
      >
        <Icon name="undo" />
        <span className={styles.word}>Undo</span>
      </Button>
      <Button
        tone="quiet"
        className={styles.redo}
        disabled={!editing.canRedo}
        aria-label="Redo"
        title="Redo (Ctrl-Shift-Z)"
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        onClick={editing.redo}
      >
        <Icon name="undo" />
        <span className={styles.word}>Redo</span>
      </Button>
      <Button tone="quiet" onClick={onHistory}>
        <Icon name="clock" />
        History
      </Button>
      <Button tone="quiet" onClick={onImport}>
        <Icon name="upload" />
        Import
      </Button>
      <Button tone="quiet" onClick={onExport}>
        <Icon name="share" />
        Export
      </Button>
    </div>
  )
}
