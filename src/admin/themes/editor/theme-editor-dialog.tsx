import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
} from 'react'

import type { Draft } from '#db/stored-types.ts'
import type { Row } from '#model/rows.ts'
import type { SavedThemeVersion } from '#model/theme/theme-change.ts'
import { completeTheme } from '#theme/default-theme.ts'
import { Dialog } from '#ui/dialog.tsx'

import { useLeaveGuard } from '../../forms/core/use-leave-guard.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import type { ScreenNotices } from '../../shell/use-notice.ts'
import { useServerReachable } from '../../shell/use-server-reachable.ts'
import { ThemePreview } from '../preview/preview-frame.tsx'
import { useWide } from '../preview/use-wide.ts'
import { EditorActions } from './editor-actions.tsx'
import { editorMessages } from './editor-messages.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { ThemeHistoryDialog } from './history/theme-history-dialog.tsx'
import { SettingsPane } from './settings-pane.tsx'
import { CONTRAST } from './settings/contrast/contrast-list.tsx'
import { Segments } from './settings/segments.tsx'
import { TabList } from './tab-list.tsx'
import { exportTheme } from './transfer/export-theme.ts'
import { ImportDialog } from './transfer/import-dialog.tsx'
import { useEditorKeys } from './use-editor-keys.ts'
import { tabNames, useSettingsTabs } from './use-settings-tabs.ts'
import { useThemeEdits } from './use-theme-edits.ts'
import { useThemeSaving } from './use-theme-saving.ts'

import styles from './theme-editor-dialog.module.css'

interface EditorDialogProps {
  theme: Row<'modern_themes'>
  isActive: boolean
  onClose: () => void
  notices: ScreenNotices
  /** A draft that was neither saved nor discarded. */
  left: Draft | null
}

/** The editor of a theme: settings on the left, the site on the right; one of them on a small screen. */
export function ThemeEditorDialog({ theme, isActive, onClose, notices, left }: EditorDialogProps) {
  const editing = useThemeEdits(theme, left)
  const saving = useThemeSaving({ theme, editing, notices })
  const { confirm, dialog } = useConfirm()
  const reachable = useServerReachable()
  const isWide = useWide()
  const [view, setView] = useState<'edit' | 'preview'>('edit')
  const [sideView, setSideView] = useState<'history' | 'import' | null>(null)
  const tabs = useSettingsTabs()
  const root = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLOutputElement>(null)
  const { config } = editing.present

  useLeaveGuard(editing.isDirty, leave)
  useEditorKeys(root, {
    save: () => act(() => saving.save()),
    undo: editing.undo,
    redo: editing.redo,
  })

  useEffect(() => {
    // A pressed button may become disabled: move the keyboard focus.
    if (document.activeElement?.matches(':disabled')) status.current?.focus()
  })

  /** Its result is shown among the settings. */
  function act(action: () => Promise<void>): void {
    setView('edit')
    void action()
  }

  /** Opens a setting, or a group of settings, from anywhere. */
  const { show } = tabs
  const lead = useCallback(
    (path: string) => {
      setView('edit')
      show(path)
    },
    [show],
  )

  /** Asks before the edits are discarded. Returns false if the user stays (AC-377). */
  async function leave(): Promise<boolean> {
    if (editing.isDirty) {
      const discard = await confirm({
        title: 'Unsaved Changes',
        text: editorMessages.leave,
        yes: 'Discard Changes',
        no: 'Keep Editing',
      })
      if (!discard) return false
      await editing.discard()
    }
    onClose()
    return true
  }

  function restore({ config: old, version_number: version }: SavedThemeVersion): void {
    const summary = `Restored version ${version}`
    editing.edit(summary, () => ({ config: completeTheme(old), summary }))
    setSideView(null)
  }

  return (
    <Dialog
      title={`Edit Theme: ${theme.name}`}
      size="large"
      onClose={() => void leave()}
      actions={
        <EditorActions
          isActive={isActive}
          reachable={reachable}
          status={status}
          editing={editing}
          saving={saving}
          onSave={() => act(() => saving.save())}
          onActivate={() => act(saving.activate)}
          onClose={() => void leave()}
          onContrast={() => lead(CONTRAST)}
        />
      }
    >
      <div ref={root} className={styles.editor} data-view={isWide ? 'both' : view}>
        <div className={styles.top}>
          <EditorToolbar
            editing={editing}
            onHistory={() => setSideView('history')}
            onImport={() => setSideView('import')}
            onExport={() => exportTheme(config, theme.slug, editing.base.version)}
          />
          {!isWide && (
            <Segments
              label="Show"
              options={views}
              value={view}
              className={styles.view}
              onChange={setView}
            />
          )}
          <TabList
            label="Parts of the theme"
            tabs={tabNames}
            selected={tabs.selected}
            panelId={tabs.panelId}
            onSelect={tabs.select}
          />
        </div>
        <SettingsPane
          name={theme.name}
          isActive={isActive}
          tabs={tabs}
          editing={editing}
          saving={saving}
          confirm={confirm}
        />
        {(isWide || view === 'preview') && (
          <div className={styles.preview}>
            <DeferredPreview
              config={config}
              saved={editing.base.config}
              edited={tabs.mode}
              onPick={lead}
            />
          </div>
        )}
      </div>
      {dialog}
      {sideView === 'history' && (
        <ThemeHistoryDialog
          themeId={theme.id}
          reachable={reachable}
          config={config}
          onRestore={restore}
          onClose={() => setSideView(null)}
        />
      )}
      {sideView === 'import' && (
        <ImportDialog
          config={config}
          onClose={() => setSideView(null)}
          onImport={(imported) => {
            editing.replace(imported)
            setSideView(null)
          }}
        />
      )}
    </Dialog>
  )
}

const views = [
  { value: 'edit', label: 'Settings' },
  { value: 'preview', label: 'Preview' },
] as const

const Preview = memo(ThemePreview)

/** The preview is deferred: typing has priority. */
function DeferredPreview({ config, ...rest }: ComponentProps<typeof ThemePreview>) {
  return <Preview config={useDeferredValue(config)} {...rest} />
}
