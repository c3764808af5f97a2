import { useEffect } from 'react'

import type { ClinicDatabase } from '#db/database.ts'
import { useQuery } from '#db/hooks/use-query.ts'
import { readRows } from '#db/read-view.ts'
import type { Row } from '#model/rows.ts'

import { useSyncSummary } from '../../shell/use-sync-summary.ts'
import { themeListMessages } from './theme-list-messages.ts'

export type Theme = Row<'modern_themes'>

/** The live theme, and its rollback target. */
export interface ActiveTheme {
  theme: Theme
  /** The config of the live version; the theme itself may have later edits (S-32). */
  config: Record<string, unknown>
  liveVersion: number
  activatedAt: string | null
  deadline: string | null
  /** The name of the previous theme; null if there is none. */
  previous: string | null
  /** Its version that was live, by id; two versions of one theme may follow each other (S-33). */
  previousVersionId: string | null
  /** Changes with every activation and rollback. */
  change: number
}

type ThemeList =
  | { kind: 'loading' }
  | { kind: 'failed'; text: string }
  | { kind: 'known'; themes: readonly Theme[] }

/** `theme` is null if none is active, undefined while loading. */
type Active = { theme: ActiveTheme | null | undefined; fault?: string }

/**
 * All themes, and the active one. Both are read together, when the screen opens and after each
 * response that applies changes (AC-329).
 */
export function useThemes(): { list: ThemeList; active: ActiveTheme | null | undefined } {
  const summary = useSyncSummary()
  const read = useQuery(readThemes)
  const active = useQuery(readActive)
  const hasNothing = read !== undefined && read !== 'unreadable' && read.length === 0
  const isUnknown = hasNothing && summary?.hasData === false
  const cannotSync = summary !== undefined && (summary.offline || summary.problem !== null)
  // Before the initial sync the active theme is unknown, too; this is only logged.
  const fault = isUnknown && cannotSync ? themeListMessages.activeLoadFailed : active?.fault
  useEffect(() => {
    if (fault) reportError(new Error(fault))
  }, [fault])

  return { list: listOf(), active: isUnknown ? undefined : active?.theme }

  function listOf(): ThemeList {
    if (read === 'unreadable') return { kind: 'failed', text: themeListMessages.unreadable }
    if (!read || !active || !summary) return { kind: 'loading' }
    if (!isUnknown) return { kind: 'known', themes: read }
    return cannotSync ? { kind: 'failed', text: themeListMessages.loadFailed } : { kind: 'loading' }
  }
}

async function readThemes(db: ClinicDatabase): Promise<Theme[] | 'unreadable'> {
  try {
    return await readRows(db, 'modern_themes')
  } catch (error) {
    // Signing out closes the database while this runs.
    if (!db.isOpen()) throw error
    reportError(error)
    return 'unreadable'
  }
}

async function readActive(db: ClinicDatabase): Promise<Active> {
  try {
    const [[settings], versions, themes] = await Promise.all([
      readRows(db, 'modern_site_settings'),
      readRows(db, 'theme_versions'),
      readRows(db, 'modern_themes'),
    ])
    if (!settings?.active_theme_id) return { theme: null }
    const theme = themes.find(({ id }) => id === settings.active_theme_id)
    if (!theme) return { theme: null, fault: themeListMessages.activeNotFound }
    const live = versions.find(({ id }) => id === settings.active_version_id)
    return {
      theme: {
        theme,
        config: live?.config ?? theme.config,
        liveVersion: live?.version_number ?? theme.version_number,
        activatedAt: settings.activated_at,
        deadline: settings.rollback_deadline,
        previous: themes.find(({ id }) => id === settings.previous_theme_id)?.name ?? null,
        previousVersionId: settings.previous_version_id,
        change: settings.row_version,
      },
    }
  } catch (error) {
    if (!db.isOpen()) throw error
    reportError(error)
    return { theme: undefined, fault: themeListMessages.activeLoadFailed }
  }
}
