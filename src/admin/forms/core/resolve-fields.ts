import { isSame } from '#model/json.ts'
import type { Fields } from '#model/mutation.ts'

import { withField, type Item } from './merge-lists.ts'
import type { Marks, Parts } from './open-form.ts'

// What came for the fields of an open form, and what its author makes of it [D19]. Pure.

/** Anything that is edited as a form is: a record, or a theme with its settings. */
interface Marked {
  fields: unknown
  seen: unknown
  parts: Parts<unknown>
  marks: Marks
}

/** The fields that were touched on both sides, of which their author has not said whose to keep. */
export function undecided(open: Marked): string[] {
  return Object.keys(open.marks).filter((name) => {
    const mark = open.marks[name]
    const { mine, seen } = valuesOf(open, name)
    return mark?.kind === 'clash' && !isAlike(mine, mark.theirs) && !isAlike(mine, seen)
  })
}

/** The field takes what came. */
export function taken<Form extends Marked>(open: Form, name: string): Form {
  const mark = open.marks[name]
  return mark ? unmarked(put(open, name, { mine: mark.theirs, seen: mark.theirs }), name) : open
}

/** What is typed stays, and is saved as a change of what came: nobody is asked again. */
export function kept<Form extends Marked>(open: Form, name: string): Form {
  const mark = open.marks[name]
  return mark ? unmarked(put(open, name, { seen: mark.theirs }), name) : open
}

/** The form as it is with everything that came taken. */
export function takenAll<Form extends Marked>(open: Form): Form {
  return Object.keys(open.marks).reduce((form, name) => taken(form, name), open)
}

function unmarked<Form extends Marked>(open: Form, name: string): Form {
  const { [name]: _, ...marks } = open.marks
  return { ...open, marks }
}

interface Values {
  mine?: unknown
  seen: unknown
}

function valuesOf(open: Marked, name: string): Values {
  const [field = '', id] = name.split('/')
  if (id === undefined)
    return { mine: (open.fields as Fields)[field], seen: (open.seen as Fields)[field] }
  const { now, seen } = listsOf(open)
  const valueIn = (list: readonly Item[]) => list.find((item) => item.id === id)?.[field]
  return { mine: valueIn(now), seen: valueIn(seen) }
}

function put<Form extends Marked>(open: Form, name: string, values: Values): Form {
  const [field = '', id] = name.split('/')
  const isTaken = 'mine' in values
  if (id === undefined) {
    const seen = { ...(open.seen as Fields), [field]: values.seen }
    const mine = isTaken ? { [field]: values.mine } : {}
    return {
      ...open,
      seen,
      fields: { ...(open.fields as Fields), ...mine, ...fingerprint(open.seen as Fields, field) },
    }
  }
  const { now, seen } = listsOf(open)
  const parts = {
    now: isTaken ? withField(now, id, field, values.mine) : now,
    seen: withField(seen, id, field, values.seen),
  }
  return { ...open, parts }
}

/** What a text was made from is again what is stored: saving it says anew. */
function fingerprint(seen: Fields, field: string): Fields {
  const of = `${field}:of`
  return of in seen ? { [of]: seen[of] } : {}
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
export const listsOf = ({ parts }: Pick<Marked, 'parts'>) =>
  parts as { now: readonly Item[]; seen: readonly Item[] }
