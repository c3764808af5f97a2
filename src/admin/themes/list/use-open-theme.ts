import { useEffect, useEffectEvent, useState } from 'react'

import { useDatabase } from '#db/hooks/database-context.ts'
import { isAllowed } from '#model/permissions.ts'
import { useUser } from '#session/use-session.ts'

import { findLeftDraft } from '../../forms/core/drafts.ts'
import type { ScreenNotices } from '../../shell/use-notice.ts'
import { themeListMessages } from './theme-list-messages.ts'
import type { Theme } from './use-themes.ts'

/** The key prefix of the editor's drafts. */
const DRAFTS = 'modern_themes/'

/** The open dialog, and its theme. */
export interface OpenTheme {
  as: 'details' | 'duplicate' | 'edit'
  theme: Theme
}

/** Opens themes to view, duplicate or edit; an editor closed by a crash opens again. */
export function useOpenTheme(themes: readonly Theme[], showNotice: ScreenNotices['show']) {
  const db = useDatabase()
  const { role } = useUser()
  const [open, setOpen] = useState<OpenTheme | null>(null)

  const restore = useEffectEvent(async () => {
    const latest = await findLeftDraft(db, DRAFTS)
    if (latest && !open) reopen(latest.key.slice(DRAFTS.length))
  })
  useEffect(() => {
    // Signing out closes the database while this runs.
    restore().catch((error: unknown) => {
      if (db.isOpen()) reportError(error)
    })
  }, [db])

  function reopen(id: string): void {
    const theme = themes.find((one) => one.id === id)
    if (theme && whyNotEdited(theme) === null) setOpen({ as: 'edit', theme })
  }

  function whyNotEdited(theme: Theme): string | null {
    if (!isAllowed(role, 'update', 'modern_themes')) return themeListMessages.onlySuperAdmins
    return theme.is_preset ? themeListMessages.presetNotEdited : null
  }

  function edit(theme: Theme): void {
    const obstacle = whyNotEdited(theme)
    if (obstacle) showNotice({ tone: 'error', text: obstacle })
    else setOpen({ as: 'edit', theme })
  }

  // The current theme; one that someone else deleted stays as it was.
  const theme = themes.find(({ id }) => id === open?.theme.id) ?? open?.theme
  return {
    open: open && theme ? { as: open.as, theme } : null,
    show: (as: 'details' | 'duplicate', target: Theme) => setOpen({ as, theme: target }),
    edit,
    close: () => setOpen(null),
  }
}
