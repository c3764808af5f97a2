import { createElement, useEffect, useMemo, useState } from 'react'

import { useDatabase } from '#db/database-context.ts'
import type { Draft } from '#db/stored-types.ts'
import { isJsonEqual, getAtPath } from '#model/json.ts'
import type { Row } from '#model/rows.ts'
import { setThemeValue } from '#model/theme/set-theme-value.ts'
import type { ThemeConfig } from '#model/theme/theme-config.ts'

import { endDraft } from '../../forms/core/drafts.ts'
import type { ChangeSource } from '../../forms/core/open-form.ts'
import { keepMine, takeTheirs } from '../../forms/core/resolve-fields.ts'
import { useDraft } from '../../forms/core/use-draft.ts'
import { createFieldNotices } from '../../forms/remote-changes/field-notices.ts'
import { summarizeChanges } from './history/change-summary.ts'
import { diffThemes } from './history/diff-themes.ts'
import { SettingValue } from './history/setting-value.tsx'
import {
  resolveSettings,
  mergeTheme,
  listUnresolvedSettings,
  flattenTheme,
  filterRemoteChanges,
  resetTheme,
  finishThemeSave,
  pickConflicts,
  removeAcknowledged,
  type ThemeEditState,
} from './remote-changes/merge-theme.ts'
import { getSettingName } from './settings/setting-names.ts'
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

/** The edits of a theme, compared with its saved copy, and their draft on this device. */
export function useThemeEdits(theme: Row<'modern_themes'>, left: Draft | null) {
  const db = useDatabase()
  const [start] = useState(() => (left ? parseThemeDraft(left, theme) : null))
  const [live, setLive] = useState<ThemeEditState>(() => {
    const base = start?.base ?? toThemeBase(theme)
    return {
      base,
      edits: createThemeEdits(start?.edited ?? toEditedTheme(base)),
      remoteChanges: {},
    }
  })
  const [restoredFrom, setRestoredFrom] = useState(left?.at ?? null)

  const { base, edits } = live
  const { present } = edits
  const questions = useMemo(() => listUnresolvedSettings(live), [live])
  const marks = useMemo(() => filterRemoteChanges(live), [live])
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

  function stepTo(change: (edits: ThemeEdits) => ThemeEdits): void {
    setLive((now) => {
      const next = change(now.edits)
      return {
        ...now,
        edits: next,
        remoteChanges: removeAcknowledged(now.remoteChanges, now.edits.present, next.present),
      }
    })
  }

  function startOver(): void {
    setLive(resetTheme)
    setRestoredFrom(null)
  }

  /** Applies one edit; `what` names the field, so that its letters make one undo step. */
  function edit(what: string, change: (now: EditedTheme) => Partial<EditedTheme>): void {
    const at = Date.now()
    stepTo((now) => pushEdit(now, { ...now.present, ...change(now.present) }, what, at))
  }

  /** Takes theirs for some settings, which can be undone, or keeps mine. */
  function decide(how: typeof takeTheirs, paths: readonly string[]): void {
    setLive((now) => {
      const { live: next, present: after } = resolveSettings(now, how, paths)
      if (after === now.edits.present) return next
      return {
        ...next,
        edits: pushEdit(now.edits, after, `theirs ${next.base.version} ${paths.join()}`, 0),
      }
    })
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
    reset: startOver,
    /** Remote changes of its settings, by path. */
    marks,
    /** Conflicting settings, to be resolved before saving. */
    questions,
    /** The notice about a setting's remote change. */
    markOf: createFieldNotices(marks, {
      labelOf: getSettingName,
      show: (value) => createElement(SettingValue, { value }),
      takeTheirs: (path) => decide(takeTheirs, [path]),
      keep: (path) => decide(keepMine, [path]),
    }),
    /** Dismisses the remote changes; conflicts stay. */
    forgetNews: () =>
      setLive((now) => ({ ...now, remoteChanges: pickConflicts(now.remoteChanges) })),
    takeAll: () => decide(takeTheirs, questions),
    keepAll: () => decide(keepMine, questions),
    /** Whether a saved version differs from the base of the edits. */
    isNews: (saved: ThemeBase): boolean =>
      saved.version > base.version ||
      (saved.version === base.version && !isJsonEqual(flattenTheme(saved), flattenTheme(base))),
    /** Merges a version that was saved elsewhere, setting by setting. */
    arrive: (saved: ThemeBase, change: ChangeSource): void =>
      setLive((now) => mergeTheme(now, saved, change)),
    /** Makes the submitted theme the saved copy. */
    settle: (sent: EditedTheme, version: number): EditedTheme => {
      const settled = { ...sent, summary: null }
      setRestoredFrom(null)
      setLive((now) => finishThemeSave(now, { sent, settled, version }))
      return settled
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
