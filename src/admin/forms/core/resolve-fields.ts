import { isJsonEqual } from '#model/json.ts'
import type { Fields } from '#model/mutation.ts'

import { withField, type ListItem } from './merge-lists.ts'
import type { RemoteChanges, Parts } from './open-form.ts'

// What came for the fields of an open form, and what its author makes of it [D19]. Pure.

/** Anything that is edited as a form is: a record, or a theme with its settings. */
interface EditedForm {
  fields: unknown
  seen: unknown
  parts: Parts<unknown>
  remoteChanges: RemoteChanges
}

/** The fields that were touched on both sides, of which their author has not said whose to keep. */
export function listUnresolvedFields(open: EditedForm): string[] {
  return Object.keys(open.remoteChanges).filter((name) => {
    const mark = open.remoteChanges[name]
    const { mine, seen } = readValues(open, name)
    return mark?.kind === 'clash' && !isEquivalent(mine, mark.theirs) && !isEquivalent(mine, seen)
  })
}

/** The field takes what came. */
export function takeTheirs<Form extends EditedForm>(open: Form, name: string): Form {
  const mark = open.remoteChanges[name]
  return mark
    ? withoutRemoteChange(writeValues(open, name, { mine: mark.theirs, seen: mark.theirs }), name)
    : open
}

/** What is typed stays, and is saved as a change of what came: nobody is asked again. */
export function keepMine<Form extends EditedForm>(open: Form, name: string): Form {
  const mark = open.remoteChanges[name]
  return mark ? withoutRemoteChange(writeValues(open, name, { seen: mark.theirs }), name) : open
}

/** The form as it is with everything that came taken. */
export function takeAllTheirs<Form extends EditedForm>(open: Form): Form {
  return Object.keys(open.remoteChanges).reduce((form, name) => takeTheirs(form, name), open)
}

function withoutRemoteChange<Form extends EditedForm>(open: Form, name: string): Form {
  const { [name]: _, ...marks } = open.remoteChanges
  return { ...open, remoteChanges: marks }
}

interface Values {
  mine?: unknown
  seen: unknown
}

function readValues(open: EditedForm, name: string): Values {
  const [field = '', id] = name.split('/')
  if (id === undefined)
    return { mine: (open.fields as Fields)[field], seen: (open.seen as Fields)[field] }
  const { now, seen } = getPartLists(open)
  const valueIn = (list: readonly ListItem[]) => list.find((item) => item.id === id)?.[field]
  return { mine: valueIn(now), seen: valueIn(seen) }
}

function writeValues<Form extends EditedForm>(open: Form, name: string, values: Values): Form {
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
  const { now, seen } = getPartLists(open)
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
export function isEquivalent(one: unknown, other: unknown): boolean {
  return isJsonEqual(one, other) || (isBlank(one) && isBlank(other))
}

const isBlank = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** Parts that are a list are rows with an id each. */
export const getPartLists = ({ parts }: Pick<EditedForm, 'parts'>) =>
  parts as { now: readonly ListItem[]; seen: readonly ListItem[] }
