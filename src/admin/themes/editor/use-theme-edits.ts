import { createElement, useEffect, useMemo, useState } from 'react'

import { useDatabase } from '#db/database-context.ts'
import type { Draft } from '#db/stored-types.ts'
import { isSame, valueAt } from '#model/json.ts'
import type { Row } from '#model/rows.ts'
import { withValue } from '#model/theme/set-theme-value.ts'
import type { ThemeConfig } from '#model/theme/theme-config.ts'

import { endDraft } from '../../forms/core/drafts.ts'
import type { Change } from '../../forms/core/open-form.ts'
import { kept, taken } from '../../forms/core/resolve-fields.ts'
import { useDraft } from '../../forms/core/use-draft.ts'
import { fieldMarks } from '../../forms/remote-changes/field-notices.ts'
import { changeSummary } from './history/change-summary.ts'
import { differences } from './history/diff-themes.ts'
import { SettingValue } from './history/setting-value.tsx'
import {
  decidedOn,
  followed,
  openQuestions,
  settingsIn,
  shownMarks,
  startedOver,
  storedAs,
  questionsIn,
  withoutSeen,
  type LiveTheme,
} from './remote-changes/merge-theme.ts'
import { nameOf } from './settings/setting-names.ts'
import { baseOf, copyOf, draftKeyOf, draftOf, readDraft, type Base } from './theme-draft.ts'
import { editedTo, redone, startWith, undone, type Edited, type ThemeEdits } from './theme-edits.ts'

/** The edits of a theme, compared with its saved copy, and their draft on this device. */
export function useThemeEdits(theme: Row<'modern_themes'>, left: Draft | null) {
  const db = useDatabase()
  const [start] = useState(() => (left ? readDraft(left, theme) : null))
  const [live, setLive] = useState<LiveTheme>(() => {
    const base = start?.base ?? baseOf(theme)
    return { base, edits: startWith(start?.edited ?? copyOf(base)), marks: {} }
  })
  const [restoredFrom, setRestoredFrom] = useState(left?.at ?? null)

  const { base, edits } = live
  const { present } = edits
  const questions = useMemo(() => openQuestions(live), [live])
  const marks = useMemo(() => shownMarks(live), [live])
  const changes = useMemo(
    () => differences(base.config, present.config),
    [base.config, present.config],
  )
  const isDirty = changes.length > 0 || present.description !== base.description
  const draft = useMemo(
    () => (isDirty ? draftOf(theme.id, present, base) : null),
    [isDirty, theme.id, present, base],
  )
  const letGoOfDraft = useDraft(draft)

  useEffect(() => {
    // Saved, reset or typed back: after a crash nothing is to be restored.
    if (!isDirty && db.isOpen()) endDraft(db, draftKeyOf(theme.id)).catch(reportError)
  }, [db, isDirty, theme.id])

  function stepTo(change: (edits: ThemeEdits) => ThemeEdits): void {
    setLive((now) => {
      const next = change(now.edits)
      return { ...now, edits: next, marks: withoutSeen(now.marks, now.edits.present, next.present) }
    })
  }

  function startOver(): void {
    setLive(startedOver)
    setRestoredFrom(null)
  }

  /** One edit; `what` names the field, so that its letters make one undo step. */
  function edit(what: string, change: (now: Edited) => Partial<Edited>): void {
    const at = Date.now()
    stepTo((now) => editedTo(now, { ...now.present, ...change(now.present) }, what, at))
  }

  /** Takes what came for some settings, which can be undone, or keeps what is here. */
  function decide(how: typeof taken, paths: readonly string[]): void {
    setLive((now) => {
      const { live: next, present: after } = decidedOn(now, how, paths)
      if (after === now.edits.present) return next
      return {
        ...next,
        edits: editedTo(now.edits, after, `theirs ${next.base.version} ${paths.join()}`, 0),
      }
    })
  }

  return {
    base,
    present,
    changes,
    isDirty,
    /** The summary of the change unless the user types one; '' while nothing differs. */
    autoSummary: isDirty ? changeSummary(changes) : '',
    restoredFrom,
    canUndo: edits.past.length > 0,
    canRedo: edits.future.length > 0,
    undo: () => stepTo(undone),
    redo: () => stepTo(redone),
    edit,
    set: (path: string, value: unknown, step = path): void => {
      if (valueAt(present.config, path) === value) return
      edit(step, ({ config }) => ({ config: withValue(config, path, value) }))
    },
    /** Replaces the whole theme, in one undo step. */
    replace: (config: ThemeConfig) => edit(`whole ${Date.now()}`, () => ({ config })),
    reset: startOver,
    /** What came for its settings from elsewhere, by their paths. */
    marks,
    /** The settings whose author has to choose whose to keep, before anything is saved. */
    questions,
    /** What is said at a setting about what came for it. */
    markOf: fieldMarks(marks, {
      labelOf: nameOf,
      show: (value) => createElement(SettingValue, { value }),
      takeTheirs: (path) => decide(taken, [path]),
      keep: (path) => decide(kept, [path]),
    }),
    /** What came has been read; questions stay. */
    forgetNews: () => setLive((now) => ({ ...now, marks: questionsIn(now.marks) })),
    takeAll: () => decide(taken, questions),
    keepAll: () => decide(kept, questions),
    /** Whether a saved version is another than the one the edits are compared with. */
    isNews: (saved: Base): boolean =>
      saved.version > base.version ||
      (saved.version === base.version && !isSame(settingsIn(saved), settingsIn(base))),
    /** Merges a version that was saved elsewhere, setting by setting. */
    arrive: (saved: Base, change: Change): void => setLive((now) => followed(now, saved, change)),
    /** What was sent is the saved copy now. */
    settle: (sent: Edited, version: number): Edited => {
      const settled = { ...sent, summary: null }
      setRestoredFrom(null)
      setLive((now) => storedAs(now, { sent, settled, version }))
      return settled
    },
    /** Forgets the draft for good, as the editor is about to close. */
    discard: async (): Promise<void> => {
      letGoOfDraft()
      startOver()
      await endDraft(db, draftKeyOf(theme.id))
    },
  }
}

export type ThemeEditing = ReturnType<typeof useThemeEdits>
