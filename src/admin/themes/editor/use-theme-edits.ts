import { useEffect, useMemo, useState } from 'react'

import { useDatabase } from '#db/hooks/database-context.ts'
import type { Draft } from '#db/stored-types.ts'
import { isJsonEqual, getAtPath } from '#model/json.ts'
import type { Row } from '#model/rows.ts'
import { setThemeValue } from '#model/theme/set-theme-value.ts'
import type { ThemeConfig } from '#model/theme/theme-config.ts'

import { endDraft } from '../../forms/core/drafts.ts'
import { useDraft } from '../../forms/core/use-draft.ts'
import { summarizeChanges } from './history/change-summary.ts'
import { diffThemes } from './history/diff-themes.ts'
import {
  toThemeBase,
  toEditedTheme,
  getThemeDraftKey,
  createThemeDraft,
  parseThemeDraft,
  type ThemeBase,
} from './theme-draft.ts'
import {
  pushEdit,
  redoEdit,
  createThemeEdits,
  undoEdit,
  type EditedTheme,
  type ThemeEdits,
} from './theme-edits.ts'

interface EditState {
  /** The saved copy that the edits are made from. */
  base: ThemeBase
  edits: ThemeEdits
}

/** The edits of a theme, compared with its saved copy, and their draft on this device. */
export function useThemeEdits(theme: Row<'modern_themes'>, left: Draft | null) {
  const db = useDatabase()
  const [start] = useState(() => (left ? parseThemeDraft(left, theme) : null))
  const [state, setState] = useState<EditState>(() => {
    const base = start?.base ?? toThemeBase(theme)
    return { base, edits: createThemeEdits(start?.edited ?? toEditedTheme(base)) }
  })
  const [restoredFrom, setRestoredFrom] = useState(left?.at ?? null)

  const { base, edits } = state
  const { present } = edits
  const changes = useMemo(
    () => diffThemes(base.config, present.config),
    [base.config, present.config],
  )
  const isDirty = changes.length > 0 || present.description !== base.description
  const draft = useMemo(
    () => (isDirty ? createThemeDraft(theme.id, present, base) : null),
    [isDirty, theme.id, present, base],
  )
  const letGoOfDraft = useDraft(draft)

  useEffect(() => {
    // Saved, reset or typed back: there is nothing to restore after a crash.
    if (!isDirty && db.isOpen()) endDraft(db, getThemeDraftKey(theme.id)).catch(reportError)
  }, [db, isDirty, theme.id])

  /** What a colleague saved meanwhile. Edits stay, unless there are none or they are the same. */
  const newer = useMemo(
    () => (theme.version_number > base.version ? toThemeBase(theme) : null),
    [theme, base.version],
  )
  if (newer && !isDirty) setState(startFrom(newer))
  else if (newer && isSame(newer, present)) setState({ base: newer, edits })

  function stepTo(change: (edits: ThemeEdits) => ThemeEdits): void {
    setState((now) => ({ ...now, edits: change(now.edits) }))
  }

  /** Returns the theme as it is saved now, without anything that was edited here. */
  function startOver(): EditedTheme {
    const saved = startFrom(newer ?? base)
    setState(saved)
    setRestoredFrom(null)
    return saved.edits.present
  }

  /** Applies one edit; `what` names the field, so that its letters make one undo step. */
  function edit(field: string, change: (now: EditedTheme) => Partial<EditedTheme>): void {
    const at = Date.now()
    stepTo((now) => pushEdit(now, { ...now.present, ...change(now.present) }, field, at))
  }

  return {
    base,
    present,
    changes,
    isDirty,
    /** The summary of the change, automatic unless typed; '' without changes. */
    autoSummary: isDirty ? summarizeChanges(changes) : '',
    restoredFrom,
    canUndo: edits.past.length > 0,
    canRedo: edits.future.length > 0,
    undo: () => stepTo(undoEdit),
    redo: () => stepTo(redoEdit),
    edit,
    set: (path: string, value: unknown, step = path): void => {
      if (getAtPath(present.config, path) === value) return
      edit(step, ({ config }) => ({ config: setThemeValue(config, path, value) }))
    },
    /** Replaces the whole theme, in one undo step. */
    replace: (config: ThemeConfig) => edit(`whole ${Date.now()}`, () => ({ config })),
    reset: () => {
      setState(startFrom(base))
      setRestoredFrom(null)
    },
    loadTheirs: startOver,
    /** The version that a colleague saved meanwhile; null while there is none. */
    newer,
    /** What was sent is the saved copy now. */
    settle: (submitted: EditedTheme, version: number): EditedTheme => {
      const rebased = { ...submitted, summary: null }
      setRestoredFrom(null)
      setState((now) => finishThemeSave(now, { submitted, rebased, version }))
      return rebased
    },
    /** Deletes the draft when the editor closes. */
    discard: async (): Promise<void> => {
      letGoOfDraft()
      startOver()
      await endDraft(db, getThemeDraftKey(theme.id))
    },
  }
}

export type ThemeEditing = ReturnType<typeof useThemeEdits>

const startFrom = (base: ThemeBase): EditState => ({
  base,
  edits: createThemeEdits(toEditedTheme(base)),
})

const isSame = (saved: ThemeBase, { config, description }: EditedTheme): boolean =>
  saved.description === description && isJsonEqual(saved.config, config)

interface FinishedSave {
  submitted: EditedTheme
  /** What was sent, as it is edited from now on. */
  rebased: EditedTheme
  version: number
}

/** What was sent is the saved copy now; the undo steps stay. */
function finishThemeSave(
  { base, edits }: EditState,
  { submitted, rebased, version }: FinishedSave,
): EditState {
  if (base.version > version) return { base, edits }
  const { config, description } = submitted
  return {
    base: { version, config, description },
    edits: edits.present === submitted ? { ...edits, present: rebased, last: null } : edits,
  }
}
