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

// Merges a theme like a form whose fields are its settings (S-88). Pure.

/** An edited theme with the remote changes of its settings. */
export interface ThemeEditState {
  /** The base: the saved theme the user has seen. */
  base: ThemeBase
  edits: ThemeEdits
  /** By the paths of the settings. */
  remoteChanges: RemoteChanges
}

type Saved = Pick<EditedTheme, 'config' | 'description'>
type ThemeForm = MergedRow & Pick<OpenForm<Fields>, 'parts'>

/** Flattens a theme to path → value. Lists, seeds and keys that contain dots stay whole. */
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

/** Untouched settings take the remote value, in every undo step, too. */
export function mergeTheme(
  now: ThemeEditState,
  theirs: ThemeBase,
  change: ChangeSource,
): ThemeEditState {
  if (theirs.version < now.base.version) return now
  const before = formOf(now)
  // A setting that is missing there was deleted.
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

/** Conflicting settings that the user has not resolved yet. */
export const listUnresolvedSettings = (now: ThemeEditState): string[] =>
  listUnresolvedFields(formOf(now))

/** The notices at the settings: a conflict that Undo removed has none. */
export function filterRemoteChanges(now: ThemeEditState): RemoteChanges {
  const asked = listUnresolvedSettings(now)
  const shown = Object.entries(now.remoteChanges).filter(
    ([path, { kind }]) => kind !== 'clash' || asked.includes(path),
  )
  return Object.fromEntries(shown)
}

/** The user's resolution of one setting, or of several in one step. */
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

/** Editing a setting acknowledges its remote change. */
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

/** The conflicts among the remote changes. */
export const pickConflicts = (marks: RemoteChanges): RemoteChanges =>
  Object.fromEntries(Object.entries(marks).filter(([, { kind }]) => kind === 'clash'))

/** The saved theme, without any local edits. */
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
  /** The submitted theme, as further edited. */
  settled: EditedTheme
  version: number
}

/** The submitted theme becomes the saved copy, unless a later one has arrived; the undo steps stay. */
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

/** Returns the same object if no setting changed. */
function withSettings<T extends Saved>(saved: T, before: Fields, after: Fields): T {
  const changed = Object.keys(after).filter((path) => before[path] !== after[path])
  return changed.reduce<T>((now, path) => {
    const value = after[path]
    return path === DESCRIPTION
      ? { ...now, description: typeof value === 'string' ? value : '' }
      : { ...now, config: setThemeValue(now.config, path, value) }
  }, saved)
}
