import { isRecord } from '#model/json.ts'
import type { Fields } from '#model/mutation.ts'
import { withValue } from '#model/theme/set-theme-value.ts'
import { LOOK } from '#theme/generator/theme-seed.ts'

import type { Change, Marks, OpenForm } from '../../../forms/core/open-form.ts'
import { takenAll, undecided } from '../../../forms/core/resolve-fields.ts'
import { followRow, type MarkedRow } from '../../../forms/remote-changes/merge-row.ts'
import { DESCRIPTION } from '../settings/setting-names.ts'
import type { Base } from '../theme-draft.ts'
import { startWith, type Edited, type ThemeEdits } from '../theme-edits.ts'

// A theme as a form whose fields are its settings, so that it follows what colleagues save as every
// form does (S-88). Pure.

/** A theme that is being edited, and what came for its settings meanwhile. */
export interface LiveTheme {
  /** What its author knows to be saved. */
  base: Base
  edits: ThemeEdits
  /** By the paths of the settings. */
  marks: Marks
}

type Saved = Pick<Edited, 'config' | 'description'>
type ThemeForm = MarkedRow & Pick<OpenForm<Fields>, 'parts'>

/** Each setting by its path. What is no path counts as one setting, and so do a list and a look. */
export function settingsIn({ config, description }: Saved): Fields {
  const into: Fields = { [DESCRIPTION]: description }
  collect(config, '', into)
  return into
}

function collect(part: unknown, path: string, into: Fields): void {
  if (!isRecord(part) || path === LOOK || Object.keys(part).some((key) => /[./]/.test(key))) {
    into[path] = part
    return
  }
  for (const [key, value] of Object.entries(part))
    collect(value, path ? `${path}.${key}` : key, into)
}

const formOf = ({ base, edits, marks }: LiveTheme): ThemeForm => ({
  fields: settingsIn(edits.present),
  seen: settingsIn(base),
  parts: { now: null, seen: null },
  marks,
})

/** Settings nobody touched here take what was saved elsewhere, in every step of undo, too. */
export function followed(now: LiveTheme, theirs: Base, change: Change): LiveTheme {
  if (theirs.version < now.base.version) return now
  const before = formOf(now)
  // A setting that is not there any more has gone, and was not forgotten.
  const gone = Object.keys(before.seen).map((path) => [path, undefined] as const)
  const fields: Fields = { ...Object.fromEntries(gone), ...settingsIn(theirs) }
  const how = { changeOf: () => change, nameOf: (path: string) => path }
  const { seen, marks } = followRow(before, fields, how)
  const step = (edited: Edited): Edited => {
    const then = settingsIn(edited)
    return withSettings(edited, then, followRow({ ...before, fields: then }, fields, how).fields)
  }
  const { past, present, future, last } = now.edits
  return {
    base: { ...withSettings(now.base, before.seen, seen), version: theirs.version },
    edits: { past: past.map(step), present: step(present), future: future.map(step), last },
    marks,
  }
}

/** The settings that were touched on both sides, of which their author has not said whose to keep. */
export const openQuestions = (now: LiveTheme): string[] => undecided(formOf(now))

/** What is said at the settings: a question that answered itself, say by Undo, is none. */
export function shownMarks(now: LiveTheme): Marks {
  const asked = openQuestions(now)
  const shown = Object.entries(now.marks).filter(
    ([path, { kind }]) => kind !== 'clash' || asked.includes(path),
  )
  return Object.fromEntries(shown)
}

/** What its author decided about one setting, or about several in one step. */
export function decidedOn(
  now: LiveTheme,
  decide: (form: ThemeForm, path: string) => ThemeForm,
  paths: readonly string[],
): { live: LiveTheme; present: Edited } {
  const before = formOf(now)
  const after = paths.reduce(decide, before)
  const base = withSettings(now.base, before.seen, after.seen)
  const present = withSettings(now.edits.present, before.fields, after.fields)
  return { live: { ...now, base, marks: after.marks }, present }
}

/** Who edits a setting has seen what came for it. */
export function withoutSeen(marks: Marks, before: Edited, after: Edited): Marks {
  const waiting = Object.entries(marks)
  if (waiting.every(([, { kind }]) => kind !== 'followed')) return marks
  const [was, is] = [settingsIn(before), settingsIn(after)]
  return Object.fromEntries(
    waiting.filter(([path, { kind }]) => kind !== 'followed' || was[path] === is[path]),
  )
}

/** The marks that ask something. */
export const questionsIn = (marks: Marks): Marks =>
  Object.fromEntries(Object.entries(marks).filter(([, { kind }]) => kind === 'clash'))

/** As it is saved now, without anything that was edited here. */
export function startedOver(now: LiveTheme): LiveTheme {
  const before = formOf(now)
  const base = withSettings(now.base, before.seen, takenAll(before).seen)
  const { config, description } = base
  return { base, edits: startWith({ config, description, summary: null }), marks: {} }
}

interface Stored {
  sent: Edited
  /** What was sent, as it is edited from now on. */
  settled: Edited
  version: number
}

/** What was sent is the saved copy now, unless a later one has come already; the undo steps stay. */
export function storedAs(now: LiveTheme, { sent, settled, version }: Stored): LiveTheme {
  if (now.base.version > version) return now
  const { config, description } = sent
  const { edits } = now
  return {
    base: { version, config, description },
    edits: edits.present === sent ? { ...edits, present: settled, last: null } : edits,
    marks: {},
  }
}

/** The same object where no setting became another. */
function withSettings<T extends Saved>(saved: T, before: Fields, after: Fields): T {
  const changed = Object.keys(after).filter((path) => before[path] !== after[path])
  return changed.reduce<T>((now, path) => {
    const value = after[path]
    return path === DESCRIPTION
      ? { ...now, description: typeof value === 'string' ? value : '' }
      : { ...now, config: withValue(now.config, path, value) }
  }, saved)
}
