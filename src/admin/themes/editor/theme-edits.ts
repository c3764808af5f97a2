import type { ThemeConfig } from '#model/theme/theme-config.ts'

/** Everything about a theme that is edited. */
export interface Edited {
  config: ThemeConfig
  description: string
  /** What the user wrote about the change; null stands for the automatic summary. */
  summary: string | null
}

/** What is edited, with its undo and redo steps. */
export interface ThemeEdits {
  past: readonly Edited[]
  present: Edited
  future: readonly Edited[]
  /** What was edited last, and when: continued typing in one field is one step. */
  last: { what: string; at: number } | null
}

const STEPS = 50
const MERGE_MS = 500

export function startWith(present: Edited): ThemeEdits {
  return { past: [], present, future: [], last: null }
}

/** An edit; `what` is the path of the field, so that its letters make one undo step. */
export function editedTo(edits: ThemeEdits, next: Edited, what: string, at: number): ThemeEdits {
  const { past, present, last } = edits
  const goesOn = last?.what === what && at - last.at < MERGE_MS
  const steps = goesOn ? past : [...past, present].slice(-STEPS)
  return { past: steps, present: next, future: [], last: { what, at } }
}

export function undone(edits: ThemeEdits): ThemeEdits {
  const { past, present, future } = edits
  const before = past.at(-1)
  if (!before) return edits
  return { past: past.slice(0, -1), present: before, future: [present, ...future], last: null }
}

export function redone(edits: ThemeEdits): ThemeEdits {
  const { past, present, future } = edits
  const [after, ...rest] = future
  if (!after) return edits
  return { past: [...past, present], present: after, future: rest, last: null }
}
