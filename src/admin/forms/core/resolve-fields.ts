import { isJsonEqual } from '#model/json.ts'
import type { Fields } from '#model/mutation.ts'

import { withField, type ListItem } from './merge-lists.ts'
import type { RemoteChanges, Parts } from './open-form.ts'

// Remote changes of an open form, and how the user resolves them [D19]. Pure.

/** Anything edited like a form: a record, or a theme with its settings. */
interface EditedForm {
  fields: unknown
  base: unknown
  parts: Parts<unknown>
  remoteChanges: RemoteChanges
}

/** Conflicting fields that the user has not resolved yet. */
export function listUnresolvedFields(open: EditedForm): string[] {
  return Object.keys(open.remoteChanges).filter((name) => {
    const mark = open.remoteChanges[name]
    const { mine, base } = readValues(open, name)
    return (
      mark?.kind === 'conflict' && !isEquivalent(mine, mark.theirs) && !isEquivalent(mine, base)
    )
  })
}

/** Takes the remote value. */
export function takeTheirs<Form extends EditedForm>(open: Form, name: string): Form {
  const mark = open.remoteChanges[name]
  return mark
    ? withoutRemoteChange(writeValues(open, name, { mine: mark.theirs, base: mark.theirs }), name)
    : open
}

/** Keeps the typed value as a change of the remote one: it is not a conflict again. */
export function keepMine<Form extends EditedForm>(open: Form, name: string): Form {
  const mark = open.remoteChanges[name]
  return mark ? withoutRemoteChange(writeValues(open, name, { base: mark.theirs }), name) : open
}

/** Returns the form with all remote values. */
export function takeAllTheirs<Form extends EditedForm>(open: Form): Form {
  return Object.keys(open.remoteChanges).reduce((form, name) => takeTheirs(form, name), open)
}

function withoutRemoteChange<Form extends EditedForm>(open: Form, name: string): Form {
  const { [name]: _, ...rest } = open.remoteChanges
  return { ...open, remoteChanges: rest }
}

interface Values {
  mine?: unknown
  base: unknown
}

function readValues(open: EditedForm, name: string): Values {
  const [field = '', id] = name.split('/')
  if (id === undefined)
    return { mine: (open.fields as Fields)[field], base: (open.base as Fields)[field] }
  const { now, base } = getPartLists(open)
  const valueIn = (list: readonly ListItem[]) => list.find((item) => item.id === id)?.[field]
  return { mine: valueIn(now), base: valueIn(base) }
}

function writeValues<Form extends EditedForm>(open: Form, name: string, values: Values): Form {
  const [field = '', id] = name.split('/')
  const isTaken = 'mine' in values
  if (id === undefined) {
    const base = { ...(open.base as Fields), [field]: values.base }
    const mine = isTaken ? { [field]: values.mine } : {}
    return {
      ...open,
      base,
      fields: { ...(open.fields as Fields), ...mine, ...fingerprint(open.base as Fields, field) },
    }
  }
  const { now, base } = getPartLists(open)
  const parts = {
    now: isTaken ? withField(now, id, field, values.mine) : now,
    base: withField(base, id, field, values.base),
  }
  return { ...open, parts }
}

/** The source text is the stored one again: saving writes a new fingerprint. */
function fingerprint(base: Fields, field: string): Fields {
  const name = `${field}:of`
  return name in base ? { [name]: base[name] } : {}
}

/** Treats all blank values as equal. */
export function isEquivalent(one: unknown, other: unknown): boolean {
  return isJsonEqual(one, other) || (isBlank(one) && isBlank(other))
}

const isBlank = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** Child records in a list are rows with ids. */
export const getPartLists = ({ parts }: Pick<EditedForm, 'parts'>) =>
  parts as { now: readonly ListItem[]; base: readonly ListItem[] }
