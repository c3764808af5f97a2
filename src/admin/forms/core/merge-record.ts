import { createFingerprint, isFingerprint, stripFingerprint } from '#model/fingerprints.ts'
import { isJsonEqual } from '#model/json.ts'
import type { Fields } from '#model/mutation.ts'
import { getSourceColumn } from '#model/translated-tables.ts'

import { mergeRow, type MergeContext, type MergedRow } from '../remote-changes/merge-row.ts'
import type { FormState } from './form-state.ts'
import { mergeLists, type ListItem } from './merge-lists.ts'
import type { ChangeSource, OpenForm } from './open-form.ts'
import { isEquivalent, getPartLists } from './resolve-fields.ts'

// Three-way merge of an open form with a newer version of its record [D19]. Pure.

/** The current state of a record. */
export interface RecordSnapshot<F, P = null> {
  id: string
  /** Null for a deleted row. */
  fields: F | null
  parts: P
  change: ChangeSource
  /** Whether this device wrote this value itself. */
  isOwn: (id: string, field: string, value: unknown) => boolean
}

/** Takes remote values of untouched fields, and marks fields changed on both sides as conflicts. */
export function mergeRecord<F extends object, P>(
  state: FormState<F, P>,
  arrival: RecordSnapshot<F, P>,
): FormState<F, P> {
  const { open, saving } = state
  if (!open || saving || open.id !== arrival.id) return state
  if (!arrival.fields) return open.isNew ? state : { ...state, open: { ...open, isDeleted: true } }
  const mine = {
    fields: open.fields as Fields,
    base: open.base as Fields,
    remoteChanges: open.remoteChanges,
  }
  const { fields, base, remoteChanges } = mergeTexts(mine, arrival.fields as Fields, {
    changeOf: createChangeLookup(arrival, arrival.id),
    nameOf: (field) => field,
  })
  const next = {
    ...open,
    isNew: false,
    isDeleted: false,
    fields: fields as F,
    base: base as F,
    remoteChanges,
  }
  const merged = mergeParts(next, arrival)
  return isJsonEqual(merged, open) ? state : { ...state, open: merged }
}

function mergeParts<F, P>(open: OpenForm<F, P>, arrival: RecordSnapshot<F, P>): OpenForm<F, P> {
  if (!Array.isArray(arrival.parts)) return open
  let { remoteChanges } = open
  const merged = mergeLists(
    getPartLists(open),
    arrival.parts as ListItem[],
    (fields, base, theirs) => {
      const { id } = theirs
      const context = {
        changeOf: createChangeLookup(arrival, id),
        nameOf: (field: string) => `${field}/${id}`,
      }
      const row = mergeTexts({ fields, base, remoteChanges }, theirs, context)
      remoteChanges = row.remoteChanges
      return row
    },
  )
  return { ...open, parts: merged as OpenForm<F, P>['parts'], remoteChanges }
}

const createChangeLookup =
  <F, P>({ change, isOwn }: RecordSnapshot<F, P>, id: string) =>
  (field: string, value: unknown): ChangeSource =>
    isOwn(id, field, value) ? { ...change, by: 'here' } : change

function mergeTexts(row: MergedRow, theirs: Fields, context: MergeContext): MergedRow {
  const texts = Object.entries(theirs).filter(([field]) => !isFingerprint(field))
  const { fields, base, remoteChanges } = mergeRow(row, Object.fromEntries(texts), context)
  return { fields: mergeFingerprints(row, { fields, base }, theirs), base, remoteChanges }
}

/**
 * A fingerprint is never a conflict [R16]: it follows its text. A translation that is being typed
 * keeps the fingerprint of the text its author saw, also if that text has changed since [D17].
 */
function mergeFingerprints(
  before: Omit<MergedRow, 'remoteChanges'>,
  now: Omit<MergedRow, 'remoteChanges'>,
  theirs: Fields,
): Fields {
  const fields = { ...now.fields }
  for (const name of Object.keys(theirs).filter(isFingerprint)) {
    const text = stripFingerprint(name)
    const isEdited = !isEquivalent(fields[text], now.base[text])
    const isConfirmed = !isEdited && !isJsonEqual(before.fields[name], before.base[name])
    if (!isConfirmed || !isEquivalent(fields[text], before.fields[text]))
      fields[name] = theirs[name]
    now.base[name] = theirs[name]
    const source = getSourceColumn(text) ?? ''
    if (isEdited && !isJsonEqual(before.fields[source], fields[source])) {
      fields[name] = createFingerprint(before.fields[source])
    }
  }
  return fields
}
