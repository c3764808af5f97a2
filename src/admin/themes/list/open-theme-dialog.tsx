import { useEffect } from 'react'

import { fetchPart } from '#late/fetch-part.ts'

import { LateDialog } from '../../shell/late-dialog.tsx'
import type { ScreenNotices } from '../../shell/use-notice.ts'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { ThemeDetails } from './theme-details.tsx'
import type { OpenTheme } from './use-open-theme.ts'
import type { ThemeActions } from './use-theme-actions.ts'
import type { ActiveTheme, Theme } from './use-themes.ts'

const loadEditor = () => import('../editor/theme-editor.tsx')

interface OpenThemeDialogProps {
  open: OpenTheme
  themes: readonly Theme[]
  active: ActiveTheme | null | undefined
  actions: ThemeActions
  notices: ScreenNotices
  onClose: () => void
}

/** A dialog above the list: details, duplicate, or the editor, which is loaded on demand. */
export function OpenThemeDialog(props: OpenThemeDialogProps) {
  const { open, themes, active, actions, notices, onClose } = props
  const { theme } = open
  const isActive = theme.id === active?.theme.id
  if (open.as === 'details') {
    return <ThemeDetails theme={theme} isActive={isActive} onClose={onClose} />
  }
  if (open.as === 'duplicate') {
    const { duplicate } = actions
    return <DuplicateDialog theme={theme} themes={themes} duplicate={duplicate} onClose={onClose} />
  }
  return (
    <LateDialog title={`Edit Theme: ${theme.name}`} load={loadEditor} onClose={onClose}>
      {({ ThemeEditor }) => (
        <ThemeEditor
          key={theme.id}
          theme={theme}
          isActive={isActive}
          onClose={onClose}
          notices={notices}
        />
      )}
    </LateDialog>
  )
}

/** Prefetches the editor: the network may be gone when it is needed. */
export function usePrefetchedEditor(shouldPrefetch: boolean): void {
  useEffect(() => {
    if (shouldPrefetch) fetchPart(loadEditor).catch(() => undefined)
  }, [shouldPrefetch])
}
