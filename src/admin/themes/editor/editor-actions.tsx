import type { RefObject } from 'react'

import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { ContrastStatus } from './contrast-status.tsx'
import { editorMessages } from './editor-messages.ts'
import type { ThemeEditing } from './use-theme-edits.ts'
import type { ThemeSaving } from './use-theme-saving.ts'

import styles from './editor-actions.module.css'

interface EditorActionsProps {
  isActive: boolean
  /** Whether the server is reachable, as far as this device knows. */
  reachable: boolean
  /** Moves the focus when the focused button becomes disabled. */
  status: RefObject<HTMLOutputElement | null>
  editing: ThemeEditing
  saving: ThemeSaving
  onSave: () => void
  onActivate: () => void
  onClose: () => void
  /** Opens the list of color pairs. */
  onContrast: () => void
}

/**
 * The state of the edits, and the buttons below the editor (AC-339, AC-342); saving and activating
 * need the network and say so (S-53).
 */
export function EditorActions({ isActive, reachable, status, ...rest }: EditorActionsProps) {
  const { editing, saving, ...on } = rest
  const { stage, isBusy } = saving
  const isSaving = stage.kind === 'saving'
  const mayChange = editing.isDirty && !isBusy
  return (
    <div className={styles.actions}>
      <Button disabled={!mayChange} onClick={saving.reset}>
        Reset Changes
      </Button>
      <output ref={status} tabIndex={-1} className={styles.state} data-dirty={editing.isDirty}>
        <span>
          {editing.isDirty
            ? editorMessages.unsaved
            : `Version ${editing.base.version}, nothing to save`}
        </span>
        {editing.isDirty && !reachable && (
          <span className={styles.offline}>{editorMessages.savedAsDraft}</span>
        )}
      </output>
      <ContrastStatus config={editing.present.config} onShow={on.onContrast} />
      <Button onClick={on.onClose}>Close</Button>
      {isActive && (
        <ActivateButton saving={saving} reachable={reachable} onActivate={on.onActivate} />
      )}
      <Button
        tone="primary"
        busy={isSaving}
        disabled={!isSaving && !(mayChange && reachable)}
        onClick={on.onSave}
      >
        {`${isSaving ? 'Saving...' : 'Save Changes'}${reachable ? '' : NEEDS_NETWORK}`}
      </Button>
    </div>
  )
}

const NEEDS_NETWORK = ' (needs the network)'

interface ActivateButtonProps {
  saving: ThemeSaving
  reachable: boolean
  onActivate: () => void
}

/** Publishes the saved version if visitors do not see it yet (AC-373, AC-374). */
function ActivateButton({ saving, reachable, onActivate }: ActivateButtonProps) {
  const { stage, canActivate } = saving
  const isActivating = stage.kind === 'activating'
  const isDone = stage.kind === 'activated'
  return (
    <Button
      className={isDone ? styles.activated : undefined}
      busy={isActivating}
      disabled={!isActivating && !(canActivate && reachable)}
      onClick={onActivate}
    >
      {isDone && <Icon name="check" />}
      <span>{`${activateLabels[stage.kind]}${canActivate && !reachable ? NEEDS_NETWORK : ''}`}</span>
    </Button>
  )
}

const activateLabels = {
  editing: 'Activate',
  saving: 'Activate',
  saved: 'Activate',
  activating: 'Activating...',
  activated: 'Activated',
  copied: 'Activate',
} as const
