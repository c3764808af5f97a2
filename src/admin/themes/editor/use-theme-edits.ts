import { useEffect, useEffectEvent, useMemo, useState } from 'react'

import { useDatabase } from '#db/database-context.ts'
import type { Draft } from '#db/stored.ts'
import { valueAt } from '#model/json.ts'
import type { Row } from '#model/rows.ts'
import type { ThemeConfig } from '#model/theme/theme-config.ts'
import { withValue } from '#model/theme/with-value.ts'

import { useDraft } from '../../forms/core/use-draft.ts'
import { changeSummary } from './history/change-summary.ts'
import { differences } from './history/differences.ts'
import { baseOf, copyOf, draftKeyOf, draftOf, readDraft, type Base } from './theme-draft.ts'
import { editedTo, redone, startWith, undone, type Edited } from './theme-edits.ts'

/** The edits of a theme, compared with its saved copy, and their draft on this device. */
export function useThemeEdits(theme: Row<'modern_themes'>, left: Draft | null) {
  const db = useDatabase()
  const [start] = useState(() => (left ? readDraft(left, theme) : null))
  const [base, setBase] = useState<Base>(() => start?.base ?? baseOf(theme))
  const [edits, setEdits] = useState(() => startWith(start?.edited ?? copyOf(base)))
  const [restoredFrom, setRestoredFrom] = useState(left?.at ?? null)

  const { present } = edits
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
    if (!isDirty && db.isOpen()) db.drafts.delete(draftKeyOf(theme.id)).catch(reportError)
  }, [db, isDirty, theme.id])

  const follow = useEffectEvent(() => {
    if (!isDirty && theme.version_number > base.version) startOver(baseOf(theme))
  })
  useEffect(() => follow(), [theme])

  function startOver(from: Base): void {
    setBase(from)
    setEdits(startWith(copyOf(from)))
    setRestoredFrom(null)
  }

  /** One edit; `what` names the field, so that its letters make one undo step. */
  function edit(what: string, change: (now: Edited) => Partial<Edited>): void {
    const at = Date.now()
    setEdits((now) => editedTo(now, { ...now.present, ...change(now.present) }, what, at))
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
    undo: () => setEdits(undone),
    redo: () => setEdits(redone),
    edit,
    set: (path: string, value: unknown, step = path): void => {
      if (valueAt(present.config, path) === value) return
      edit(step, ({ config }) => ({ config: withValue(config, path, value) }))
    },
    /** Replaces the whole theme, in one undo step. */
    replace: (config: ThemeConfig) => edit(`whole ${Date.now()}`, () => ({ config })),
    reset: () => startOver(base),
    /** From now on compares with somebody else's version; the edits stay. */
    rebase: setBase,
    /** What was sent is the saved copy now; the undo steps stay. */
    settle: (sent: Edited, version: number): Edited => {
      const settled = { ...sent, summary: null }
      const { config, description } = sent
      setBase({ version, config, description })
      setRestoredFrom(null)
      setEdits((now) => (now.present === sent ? { ...now, present: settled, last: null } : now))
      return settled
    },
    /** Forgets the draft for good, as the editor is about to close. */
    discard: async (): Promise<void> => {
      letGoOfDraft()
      startOver(base)
      await db.drafts.delete(draftKeyOf(theme.id))
    },
  }
}

export type ThemeEditing = ReturnType<typeof useThemeEdits>
