import type { ThemeConfig } from '#model/theme/theme-config.ts'

/** The editable parts of a theme. */
export interface EditedTheme {
  config: ThemeConfig
  description: string
  /** The user's summary of the change; null for the automatic one. */
  summary: string | null
}

/** The edited theme, with undo and redo steps. */
export interface ThemeEdits {
  past: readonly EditedTheme[]
  present: EditedTheme
  future: readonly EditedTheme[]
  /** The last edited field, and when: continued typing in one field is one step. */
  last: { field: string; at: number } | null
}

const STEPS = 50
const MERGE_MS = 500

export function createThemeEdits(present: EditedTheme): ThemeEdits {
  return { past: [], present, future: [], last: null }
}

/** Applies an edit; `what` is the path of the field, so that its letters make one undo step. */
export function pushEdit(
  edits: ThemeEdits,
  next: EditedTheme,
  field: string,
  at: number,
): ThemeEdits {
  const { past, present, last } = edits
  const goesOn = last?.field === field && at - last.at < MERGE_MS
  const steps = goesOn ? past : [...past, present].slice(-STEPS)
  return { past: steps, present: next, future: [], last: { field, at } }
}

export function undoEdit(edits: ThemeEdits): ThemeEdits {
  const { past, present, future } = edits
  const before = past.at(-1)
  if (!before) return edits
  return { past: past.slice(0, -1), present: before, future: [present, ...future], last: null }
}

export function redoEdit(edits: ThemeEdits): ThemeEdits {
  const { past, present, future } = edits
  const [after, ...rest] = future
  if (!after) return edits
  return { past: [...past, present], present: after, future: rest, last: null }
}
