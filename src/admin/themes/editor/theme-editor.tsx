import { useEffect, useState } from 'react'

import { useDatabase } from '#db/hooks/database-context.ts'
import type { Draft } from '#db/stored-types.ts'
import type { Row } from '#model/rows.ts'

import { takeDraft } from '../../forms/core/drafts.ts'
import type { ScreenNotices } from '../../shell/use-notice.ts'
import { getThemeDraftKey } from './theme-draft.ts'
import { ThemeEditorDialog } from './theme-editor-dialog.tsx'

interface ThemeEditorProps {
  theme: Row<'modern_themes'>
  /** Whether this theme is live. */
  isActive: boolean
  onClose: () => void
  notices: ScreenNotices
}

/** The editor of a theme beside a preview of the site (AC-338), with the draft from before a crash. */
export function ThemeEditor(props: ThemeEditorProps) {
  const { theme } = props
  const left = useStoredDraft(theme.id)
  return left === undefined ? null : <ThemeEditorDialog key={theme.id} {...props} left={left} />
}

/** The draft as it was when the editor opened; undefined while loading. */
function useStoredDraft(themeId: string): Draft | null | undefined {
  const db = useDatabase()
  const [draft, setDraft] = useState<Draft | null>()
  useEffect(() => {
    takeDraft(db, getThemeDraftKey(themeId))
      .then((found) => setDraft(found ?? null))
      .catch((error: unknown) => {
        // Signing out closes the database while this runs.
        if (db.isOpen()) reportError(error)
      })
  }, [db, themeId])
  return draft
}
