import { formatAsText } from '../../edits/formatted-value.tsx'
import { parseDay } from './day-cell.ts'
import type { RowNames } from './row-names.ts'
import {
  TABLE,
  type DayOrder,
  type CellKind,
  type ParsedCell,
  type Reference,
  type SheetColumn,
} from './sheet-columns.ts'

const visibilities: Partial<Record<string, string>> = { draft: 'Draft', published: 'Published' }

/** Formats the cell of a value: one list item per line, references by name. */
export function formatCell({ kind, to }: SheetColumn, value: unknown, names: RowNames): string {
  const items = [value ?? []].flat().map((item) => formatAsText(item))
  if (to) return items.map((id) => names.written(to, id)).join('\n')
  const [only = ''] = items
  return kind === 'visibility' ? (visibilities[only] ?? only) : items.join('\n')
}

type Reader = (text: string, now: unknown, order: DayOrder) => ParsedCell

/** The parser of each kind of cell; the form's validation then decides whether the value is allowed. */
const readers: Record<Exclude<CellKind, 'one' | 'many'>, Reader> = {
  text: (text) => ({ value: text }),
  lines: (text) => ({ value: text === '' ? [] : text.split('\n') }),
  commas: (text) => ({ value: text.split(/[\n,]/).map((item) => item.trim()) }),
  // As in the form, an empty cell is the first position. The form rejects anything but a number.
  number: (text) => ({
    value: /^\s*(-?\d+(\.\d+)?)?\s*$/.test(text) ? Number(text) : Number.NaN,
  }),
  day: (text, now, order) => parseDay(text.trim(), now, order),
  visibility: readVisibility,
}

/** Parses a cell, or explains why it cannot; `now` is the stored value. */
export function parseCell(
  column: SheetColumn,
  text: string,
  now: unknown,
  names: RowNames,
): ParsedCell {
  const { kind, to } = column
  if (kind === 'one' || kind === 'many' || to) {
    return readNames({ ...column, to: to ?? TABLE, now }, text, names)
  }
  return readers[kind](text, now, column.order ?? null)
}

function readVisibility(text: string): ParsedCell {
  const word = text.trim().toLowerCase()
  const value = Object.keys(visibilities).find((one) => one === word)
  return value ? { value } : { problem: `“${shortenText(text)}” is neither Draft nor Published` }
}

interface Naming extends SheetColumn {
  to: Reference
  now: unknown
}

function readNames(column: Naming, text: string, names: RowNames): ParsedCell {
  const isOne = column.kind === 'one'
  const cellNames = (isOne ? [text] : text.split('\n')).map((name) => name.trim())
  const ids: string[] = []
  for (const name of cellNames) {
    if (name === '' || (isOne && name.toLowerCase() === 'uncategorized')) continue
    const found = idOf(column, name, names)
    if ('problem' in found) return found
    ids.push(found.value)
  }
  return { value: isOne ? (ids[0] ?? null) : ids }
}

function idOf({ to, now }: Naming, name: string, names: RowNames) {
  const [id, another] = names.found(to, name)
  const stored: unknown[] = [now].flat()
  if (another)
    return { problem: `Several records are named “${shortenText(name)}”: use the ID instead` }
  // A stored reference may be deleted by now; the file did not ask to remove it.
  if (id === undefined && stored.includes(name)) return { value: name }
  if (id === undefined) return { problem: `No record is named “${shortenText(name)}”` }
  if (!stored.includes(id) && names.isDisabled(id)) {
    return { problem: `“${shortenText(name)}” is inactive` }
  }
  return { value: id }
}

const SHOWN = 60

/** Shortens a text for a message. */
export const shortenText = (text: string) =>
  text.length > SHOWN ? `${text.slice(0, SHOWN).trim()}...` : text
