import { isRecord } from '#model/json.ts'
import type { Fields } from '#model/mutation.ts'
import { setThemeValue } from '#model/theme/set-theme-value.ts'
import { SEED_PATH } from '#theme/generator/theme-seed.ts'

import type { ChangeSource, RemoteChanges, OpenForm } from '../../../forms/core/open-form.ts'
import { takeAllTheirs, listUnresolvedFields } from '../../../forms/core/resolve-fields.ts'
import { mergeRow, type MergedRow } from '../../../forms/remote-changes/merge-row.ts'
import { DESCRIPTION } from '../settings/setting-names.ts'
import type { ThemeBase } from '../theme-draft.ts'
import { createThemeEdits, type EditedTheme, type ThemeEdits } from '../theme-edits.ts'

// A theme as a form whose fields are its settings, so that it follows what colleagues save as every
// form does (S-88). Pure.

/** A theme that is being edited, and what came for its settings meanwhile. */
export interface ThemeEditState {
  /** What its author knows to be saved. */
  base: ThemeBase
  edits: ThemeEdits
  /** By the paths of the settings. */
  remoteChanges: RemoteChanges
}

type Saved = Pick<EditedTheme, 'config' | 'description'>
type ThemeForm = MergedRow & Pick<OpenForm<Fields>, 'parts'>

/** Each setting by its path. What is no path counts as one setting, and so do a list and a look. */
export function flattenTheme({ config, description }: Saved): Fields {
  const into: Fields = { [DESCRIPTION]: description }
  collect(config, '', into)
  return into
}

function collect(part: unknown, path: string, into: Fields): void {
  if (!isRecord(part) || path === SEED_PATH || Object.keys(part).some((key) => /[./]/.test(key))) {
    into[path] = part
    return
  }
  for (const [key, value] of Object.entries(part))
    collect(value, path ? `${path}.${key}` : key, into)
}

const formOf = ({ base, edits, remoteChanges }: ThemeEditState): ThemeForm => ({
  fields: flattenTheme(edits.present),
  seen: flattenTheme(base),
  parts: { now: null, seen: null },
  remoteChanges,
})

/** Settings nobody touched here take what was saved elsewhere, in every step of undo, too. */
export function mergeTheme(
  now: ThemeEditState,
  theirs: ThemeBase,
  change: ChangeSource,
): ThemeEditState {
  if (theirs.version < now.base.version) return now
  const before = formOf(now)
  // A setting that is not there any more has gone, and was not forgotten.
  const gone = Object.keys(before.seen).map((path) => [path, undefined] as const)
  const fields: Fields = { ...Object.fromEntries(gone), ...flattenTheme(theirs) }
  const how = { changeOf: () => change, nameOf: (path: string) => path }
  const { seen, remoteChanges } = mergeRow(before, fields, how)
  const step = (edited: EditedTheme): EditedTheme => {
    const then = flattenTheme(edited)
    return withSettings(edited, then, mergeRow({ ...before, fields: then }, fields, how).fields)
  }
  const { past, present, future, last } = now.edits
  return {
    base: { ...withSettings(now.base, before.seen, seen), version: theirs.version },
    edits: { past: past.map(step), present: step(present), future: future.map(step), last },
    remoteChanges,
  }
}

/** The settings that were touched on both sides, of which their author has not said whose to keep. */
export const listUnresolvedSettings = (now: ThemeEditState): string[] =>
  listUnresolvedFields(formOf(now))

/** What is said at the settings: a question that answered itself, say by Undo, is none. */
export function filterRemoteChanges(now: ThemeEditState): RemoteChanges {
  const asked = listUnresolvedSettings(now)
  const shown = Object.entries(now.remoteChanges).filter(
    ([path, { kind }]) => kind !== 'clash' || asked.includes(path),
  )
  return Object.fromEntries(shown)
}

/** What its author decided about one setting, or about several in one step. */
export function resolveSettings(
  now: ThemeEditState,
  decide: (form: ThemeForm, path: string) => ThemeForm,
  paths: readonly string[],
): { live: ThemeEditState; present: EditedTheme } {
  const before = formOf(now)
  const after = paths.reduce(decide, before)
  const base = withSettings(now.base, before.seen, after.seen)
  const present = withSettings(now.edits.present, before.fields, after.fields)
  return { live: { ...now, base, remoteChanges: after.remoteChanges }, present }
}

/** Who edits a setting has seen what came for it. */
export function removeAcknowledged(
  marks: RemoteChanges,
  before: EditedTheme,
  after: EditedTheme,
): RemoteChanges {
  const waiting = Object.entries(marks)
  if (waiting.every(([, { kind }]) => kind !== 'followed')) return marks
  const [was, is] = [flattenTheme(before), flattenTheme(after)]
  return Object.fromEntries(
    waiting.filter(([path, { kind }]) => kind !== 'followed' || was[path] === is[path]),
  )
}

/** The marks that ask something. */
export const pickConflicts = (marks: RemoteChanges): RemoteChanges =>
  Object.fromEntries(Object.entries(marks).filter(([, { kind }]) => kind === 'clash'))

/** As it is saved now, without anything that was edited here. */
export function resetTheme(now: ThemeEditState): ThemeEditState {
  const before = formOf(now)
  const base = withSettings(now.base, before.seen, takeAllTheirs(before).seen)
  const { config, description } = base
  return {
    base,
    edits: createThemeEdits({ config, description, summary: null }),
    remoteChanges: {},
  }
}

interface Stored {
  sent: EditedTheme
  /** What was sent, as it is edited from now on. */
  settled: EditedTheme
  version: number
}

/** What was sent is the saved copy now, unless a later one has come already; the undo steps stay. */
export function finishThemeSave(
  now: ThemeEditState,
  { sent, settled, version }: Stored,
): ThemeEditState {
  if (now.base.version > version) return now
  const { config, description } = sent
  const { edits } = now
  return {
    base: { version, config, description },
    edits: edits.present === sent ? { ...edits, present: settled, last: null } : edits,
    remoteChanges: {},
  }
}

/** The same object where no setting became another. */
function withSettings<T extends Saved>(saved: T, before: Fields, after: Fields): T {
  const changed = Object.keys(after).filter((path) => before[path] !== after[path])
  return changed.reduce<T>((now, path) => {
    const value = after[path]
    return path === DESCRIPTION
      ? { ...now, description: typeof value === 'string' ? value : '' }
      : { ...now, config: setThemeValue(now.config, path, value) }
  }, saved)
}
