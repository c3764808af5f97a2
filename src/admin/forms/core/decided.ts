import { isSame } from '#model/json.ts'
import type { Fields } from '#model/mutation.ts'

import { withField, type Item } from './merged-lists.ts'
import type { OpenForm } from './open-form.ts'

// What came for the fields of an open form, and what its author makes of it [D19]. Pure.

/** The fields that were touched on both sides, of which their author has not said whose to keep. */
export function undecided<F, P>(open: OpenForm<F, P>): string[] {
  return Object.keys(open.marks).filter((name) => {
    const mark = open.marks[name]
    const { mine, seen } = valuesOf(open, name)
    return mark?.kind === 'clash' && !isAlike(mine, mark.theirs) && !isAlike(mine, seen)
  })
}

/** The field takes what came. */
export function taken<F, P>(open: OpenForm<F, P>, name: string): OpenForm<F, P> {
  const mark = open.marks[name]
  return mark ? unmarked(put(open, name, { mine: mark.theirs, seen: mark.theirs }), name) : open
}

/** What is typed stays, and is saved as a change of what came: nobody is asked again. */
export function kept<F, P>(open: OpenForm<F, P>, name: string): OpenForm<F, P> {
  const mark = open.marks[name]
  return mark ? unmarked(put(open, name, { seen: mark.theirs }), name) : open
}

/** The form as it is with everything that came taken. */
export function takenAll<F, P>(open: OpenForm<F, P>): OpenForm<F, P> {
  return Object.keys(open.marks).reduce((form, name) => taken(form, name), open)
}

function unmarked<F, P>(open: OpenForm<F, P>, name: string): OpenForm<F, P> {
  const { [name]: _, ...marks } = open.marks
  return { ...open, marks }
}

interface Values {
  mine?: unknown
  seen: unknown
}

function valuesOf<F, P>(open: OpenForm<F, P>, name: string): Values {
  const [field = '', id] = name.split('/')
  if (id === undefined)
    return { mine: open.fields[field as keyof F], seen: open.seen[field as keyof F] }
  const { now, seen } = listsOf(open)
  const valueIn = (list: readonly Item[]) => list.find((item) => item.id === id)?.[field]
  return { mine: valueIn(now), seen: valueIn(seen) }
}

function put<F, P>(open: OpenForm<F, P>, name: string, values: Values): OpenForm<F, P> {
  const [field = '', id] = name.split('/')
  const isTaken = 'mine' in values
  if (id === undefined) {
    const seen = { ...open.seen, [field]: values.seen }
    const mine = isTaken ? { [field]: values.mine } : {}
    return {
      ...open,
      seen,
      fields: { ...open.fields, ...mine, ...fingerprint(open.seen as object, field) },
    }
  }
  const { now, seen } = listsOf(open)
  const parts = {
    now: isTaken ? withField(now, id, field, values.mine) : now,
    seen: withField(seen, id, field, values.seen),
  }
  return { ...open, parts: parts as unknown as OpenForm<F, P>['parts'] }
}

/** What a text was made from is again what is stored: saving it says anew. */
function fingerprint(seen: object, field: string): Fields {
  const of = `${field}:of`
  return of in seen ? { [of]: (seen as Fields)[of] } : {}
}

/** Blank is blank, however it is written. */
export function isAlike(one: unknown, other: unknown): boolean {
  return isSame(one, other) || (isBlank(one) && isBlank(other))
}

const isBlank = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** Parts that are a list are rows with an id each. */
export const listsOf = <F, P>({ parts }: OpenForm<F, P>) =>
  parts as unknown as { now: readonly Item[]; seen: readonly Item[] }
