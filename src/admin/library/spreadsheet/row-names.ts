import type { Category, Doctor, Illness, Service } from '#model/rows.ts'
import { foldText } from '#model/texts/normalize-text.ts'

import { TABLE, type Reference } from './sheet-columns.ts'

/** The rows that a file may refer to. */
export interface NamedRows {
  health_library_illnesses: readonly Illness[]
  health_library_categories: readonly Category[]
  services: readonly Service[]
  doctors: readonly Doctor[]
}

/** Names for references to other tables, and the lookup of rows by name. */
export interface RowNames {
  /** The name of a row; its id if the name is ambiguous or the row is deleted. */
  written: (table: Reference, id: string) => string
  /** Finds the rows with this name. */
  found: (table: Reference, name: string) => readonly string[]
  /** Whether the category is inactive, and so not offered by the form. */
  isDisabled: (id: string) => boolean
}

export function createRowNames(rows: NamedRows): RowNames {
  const called = {
    [TABLE]: index(rows[TABLE], ({ illness_name }) => illness_name),
    health_library_categories: index(
      rows.health_library_categories,
      ({ category_name }) => category_name,
    ),
    services: index(rows.services, ({ service_name }) => service_name),
    doctors: index(rows.doctors, ({ name }) => name),
  }
  const disabled = new Set(
    rows.health_library_categories.flatMap(({ id, is_enabled }) => (is_enabled ? [] : [id])),
  )
  return {
    written: (table, id) => called[table].names.get(id) ?? id,
    found: (table, name) =>
      called[table].ids.get(foldText(name)) ?? (called[table].all.has(name) ? [name] : []),
    isDisabled: (id) => disabled.has(id),
  }
}

function index<R extends { id: string }>(rows: readonly R[], nameOf: (row: R) => string) {
  const ids = new Map<string, string[]>()
  for (const row of rows) {
    const name = foldText(nameOf(row))
    ids.set(name, [...(ids.get(name) ?? []), row.id])
  }
  // A name with a line break would look like two names in a cell.
  const named = rows.filter(
    (row) => ids.get(foldText(nameOf(row)))?.length === 1 && !nameOf(row).includes('\n'),
  )
  return {
    ids,
    names: new Map(named.map((row) => [row.id, nameOf(row)])),
    all: new Set(rows.map(({ id }) => id)),
  }
}
