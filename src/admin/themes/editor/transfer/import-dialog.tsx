import { useId, useState } from 'react'

import type { ThemeConfig } from '#model/theme/theme-config.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/fields/fields.tsx'

import { useLeaveQuestion } from '../../../forms/use-leave-question.ts'
import { parseImportedTheme } from './import-theme.ts'

import styles from './import-dialog.module.css'

/** Far larger than any theme. */
const MOST_BYTES = 500_000

interface ImportDialogProps {
  config: ThemeConfig
  onImport: (config: ThemeConfig) => void
  onClose: () => void
}

const TOO_LARGE = 'This file is too large to be a theme. Please choose another one.'
const UNREADABLE = 'This file could not be read. Save it on this device, then choose it again.'

/** Imports a theme from a file or pasted text, validated like a save. */
export function ImportDialog({ config, onImport, onClose }: ImportDialogProps) {
  const fileId = useId()
  const [text, setText] = useState('')
  const [failed, setFailed] = useState<string | null>(null)
  const { leave, dialog } = useLeaveQuestion(text.trim() !== '', onClose)
  const read = text.trim() === '' ? null : parseImportedTheme(text, config)

  async function open(file: File | undefined): Promise<void> {
    if (!file) return
    setFailed(file.size > MOST_BYTES ? TOO_LARGE : null)
    if (file.size > MOST_BYTES) return
    try {
      setText(await file.text())
    } catch (error) {
      reportError(error)
      setFailed(UNREADABLE)
    }
  }

  return (
    <Dialog
      title="Import Theme"
      onClose={() => void leave()}
      actions={
        <>
          <Button onClick={() => void leave()}>Cancel</Button>
          <Button
            tone="primary"
            disabled={!read?.config}
            onClick={() => read?.config && onImport(read.config)}
          >
            Use in the editor
          </Button>
        </>
      }
    >
      <p className={styles.lead}>
        This does not save anything: it is one change in the editor, which you can undo. Settings
        that the file does not have stay unchanged.
      </p>
      <div className={styles.file}>
        <label htmlFor={fileId}>File (JSON)</label>
        <input
          id={fileId}
          type="file"
          accept="application/json,.json"
          onChange={(event) => void open(event.target.files?.[0])}
        />
      </div>
      {failed && <Banner tone="error">{failed}</Banner>}
      <TextArea label="Or paste it here" name="json" rows={6} value={text} onChange={setText} />
      {read && read.problems.length > 0 && (
        <Banner tone="error">
          <p>This theme has errors:</p>
          <ul className={styles.problems}>
            {read.problems.map(({ path, message }) => (
              <li key={path + message}>{message}</li>
            ))}
          </ul>
        </Banner>
      )}
      {read && read.unknown.length > 0 && (
        <Banner tone="warning">
          <p>These settings are unknown and will be skipped:</p>
          <ul className={styles.problems}>
            {read.unknown.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </Banner>
      )}
      {dialog}
    </Dialog>
  )
}
