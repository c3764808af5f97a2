import { useEffect, useEffectEvent } from 'react'

import type { Row } from '#model/rows.ts'
import type { SavedThemeVersion } from '#model/theme/theme-change.ts'
import { useStaffApi, useSessionState } from '#session/use-session.ts'
import { completeTheme } from '#theme/default-theme.ts'

import type { ChangeSource } from '../../../forms/core/open-form.ts'
import { toThemeBase } from '../theme-draft.ts'
import type { ThemeEditing } from '../use-theme-edits.ts'

/** How long a new version waits for its author's name. */
const NAME_MS = 3000

/**
 * Subscribes to the theme in the database, and looks up who saved a new version: the row does not
 * say. Returns a function that checks the server at once.
 */
export function useThemeUpdates(theme: Row<'modern_themes'>, editing: ThemeEditing) {
  const { themes } = useStaffApi()
  const session = useSessionState()
  const me = session.status === 'signed-in' ? session.user.username : null

  /** The latest version on the server, or nothing on a timeout. */
  async function newest(): Promise<SavedThemeVersion | null> {
    const late = new Promise<null>((go) => void setTimeout(() => go(null), NAME_MS))
    const asked = themes.history(theme.id).catch(() => null)
    return (await Promise.race([asked, late]))?.[0] ?? null
  }

  function changeBy(saved: SavedThemeVersion | null): ChangeSource {
    const name = saved?.saved_by ?? null
    const at = saved ? Date.parse(saved.created_at) : null
    // Two windows of one user do not conflict: the input here is the later one.
    const by = name !== null && name === me ? 'here' : 'other'
    return { by, name, at, heardAt: Date.now() }
  }

  const hear = useEffectEvent(async (row: Row<'modern_themes'>) => {
    const came = toThemeBase(row)
    if (!editing.isNews(came)) return
    const saved = await newest()
    editing.arrive(came, changeBy(saved?.version_number === came.version ? saved : null))
  })
  useEffect(() => void hear(theme).catch(reportError), [theme])

  /** After a rejected save: whether someone else saved first, which this device may not know yet. */
  return async function look(): Promise<void> {
    const saved = await newest()
    if (!saved || saved.version_number <= editing.base.version) return
    const { version_number: version, config } = saved
    const { description } = editing.base
    editing.arrive({ version, config: completeTheme(config), description }, changeBy(saved))
  }
}
