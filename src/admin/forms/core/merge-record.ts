import { fingerprintOf, isFingerprint, withoutFingerprint } from '#model/fingerprints.ts'
import { isSame } from '#model/json.ts'
import type { Fields } from '#model/mutation.ts'
import { sourceOf } from '#model/translations.ts'

import { followRow, type How, type MarkedRow } from '../remote-changes/merge-row.ts'
import type { FormState } from './form-state.ts'
import { mergedLists, type Item } from './merge-lists.ts'
import type { Change, OpenForm } from './open-form.ts'
import { isAlike, listsOf } from './resolve-fields.ts'

// What an open form does with what its record becomes meanwhile [D19]. Pure.

/** A record as it is now. */
export interface Arrival<F, P = null> {
  id: string
  /** Null when it is not there. */
  fields: F | null
  parts: P
  change: Change
  /** Whether this device itself wrote this value there. */
  isOwn: (id: string, field: string, value: unknown) => boolean
}

/** Takes over what nobody touched here, and asks about what was touched on both sides. */
export function arrived<F extends object, P>(
  state: FormState<F, P>,
  arrival: Arrival<F, P>,
): FormState<F, P> {
  const { open, saving } = state
  if (!open || saving || open.id !== arrival.id) return state
  if (!arrival.fields) return open.isNew ? state : { ...state, open: { ...open, isGone: true } }
  const mine = { fields: open.fields as Fields, seen: open.seen as Fields, marks: open.marks }
  const { fields, seen, marks } = followTexts(mine, arrival.fields as Fields, {
    changeOf: changeIn(arrival, arrival.id),
    nameOf: (field) => field,
  })
  const next = { ...open, isNew: false, isGone: false, fields: fields as F, seen: seen as F, marks }
  const followed = withParts(next, arrival)
  return isSame(followed, open) ? state : { ...state, open: followed }
}

function withParts<F, P>(open: OpenForm<F, P>, arrival: Arrival<F, P>): OpenForm<F, P> {
  if (!Array.isArray(arrival.parts)) return open
  let { marks } = open
  const merged = mergedLists(listsOf(open), arrival.parts as Item[], (fields, seen, theirs) => {
    const { id } = theirs
    const how = { changeOf: changeIn(arrival, id), nameOf: (field: string) => `${field}/${id}` }
    const row = followTexts({ fields, seen, marks }, theirs, how)
    marks = row.marks
    return row
  })
  return { ...open, parts: merged as unknown as OpenForm<F, P>['parts'], marks }
}

const changeIn =
  <F, P>({ change, isOwn }: Arrival<F, P>, id: string) =>
  (field: string, value: unknown): Change =>
    isOwn(id, field, value) ? { ...change, by: 'here' } : change

function followTexts(row: MarkedRow, theirs: Fields, how: How): MarkedRow {
  const texts = Object.entries(theirs).filter(([field]) => !isFingerprint(field))
  const { fields, seen, marks } = followRow(row, Object.fromEntries(texts), how)
  return { fields: withSources(row, { fields, seen }, theirs), seen, marks }
}

/**
 * Fingerprints are never asked about [R16]. They come with their texts; and a translation that is
 * being typed stays one of the text its author saw beside it, when that text is another now [D17].
 */
function withSources(
  before: Omit<MarkedRow, 'marks'>,
  now: Omit<MarkedRow, 'marks'>,
  theirs: Fields,
): Fields {
  const fields = { ...now.fields }
  for (const of of Object.keys(theirs).filter(isFingerprint)) {
    const text = withoutFingerprint(of)
    const isTyped = !isAlike(fields[text], now.seen[text])
    const isConfirmed = !isTyped && !isSame(before.fields[of], before.seen[of])
    if (!isConfirmed || !isAlike(fields[text], before.fields[text])) fields[of] = theirs[of]
    now.seen[of] = theirs[of]
    const source = sourceOf(text) ?? ''
    if (isTyped && !isSame(before.fields[source], fields[source])) {
      fields[of] = fingerprintOf(before.fields[source])
    }
  }
  return fields
}
