import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { listEditableColumns, isEditable } from '#model/blanks.ts'

import { constraintMessages } from './park-reasons.ts'

/** A rule of the database about one table; `column` is null where the rule is about the whole row. */
interface Rule {
  name: string
  table: string
  column: string | null
}

/** Rules that no edit of ours can break. */
const unbreakable = new Set([
  // The id of the only row is fixed in src/model/tables.ts.
  'contact_information_one_row',
  'hospital_profile_one_row',
  'modern_site_settings_one_row',
])

const rules = rulesIn(
  readdirSync('supabase/schemas')
    .map((file) => readFileSync(`supabase/schemas/${file}`, 'utf8'))
    .join('\n'),
)

test('every database rule that no form checks has a message', () => {
  expect(rules.length).toBeGreaterThan(60)
  const ours = rules.filter((rule) => isEditable(rule.table) && !isShelf(rule))
  const silent = ours.filter((rule) => !isCheckedByForm(rule) && !unbreakable.has(rule.name))
  expect(silent.map(({ name }) => name).filter((name) => !(name in constraintMessages))).toEqual([])
})

test('every message belongs to a rule that the database has', () => {
  const names = new Set(rules.map(({ name }) => name))
  expect(Object.keys(constraintMessages).filter((name) => !names.has(name))).toEqual([])
  expect([...unbreakable].filter((name) => !names.has(name))).toEqual([])
})

test('reads the names of row checks and unique values from a schema', () => {
  const found = rulesIn(`
create table public.doctors (
  name text not null check (length(name) <= 200),
  slug text not null unique check (private.is_slug(slug)),
  constraint doctors_make_sense check (name <> slug)
);
create unique index doctors_name_key on public.doctors using btree (lower(name));
`)
  expect(found).toEqual([
    { name: 'doctors_name_check', table: 'doctors', column: 'name' },
    { name: 'doctors_slug_key', table: 'doctors', column: null },
    { name: 'doctors_slug_check', table: 'doctors', column: 'slug' },
    { name: 'doctors_make_sense', table: 'doctors', column: null },
    { name: 'doctors_name_key', table: 'doctors', column: null },
  ])
})

/** The server writes these from fields, each of which it has looked at by its name (R16). */
const isShelf = ({ column }: Rule) => column === 'translations' || column === 'translated_from'

/** Forms have the same limits for a column as the database (supabase/tests/limits.test.ts). */
function isCheckedByForm({ table, column }: Rule): boolean {
  return (
    column !== null && isEditable(table) && listEditableColumns(table).some((one) => one === column)
  )
}

/** The checks and unique keys of public tables; one that is too long for a line goes on, indented. */
function rulesIn(schema: string): Rule[] {
  const tables = schema.matchAll(/^create table public\.(\w+) \(\n(.*?)^\);/gms)
  const inside = Array.from(tables, ([, table = '', body = '']) =>
    body
      .replaceAll(/\n {4,}/g, ' ')
      .split('\n')
      .flatMap((line) => rulesOfLine(table, line.trim())),
  )
  const indexes = schema.matchAll(/^create unique index (\w+) on public\.(\w+)/gm)
  const outside = Array.from(indexes, ([, name = '', table = '']) => ({
    name,
    table,
    column: null,
  }))
  return [...inside.flat(), ...outside]
}

function rulesOfLine(table: string, line: string): Rule[] {
  const [, whole] = /^constraint (\w+) (?:check|unique)\b/.exec(line) ?? []
  if (whole) return [{ name: whole, table, column: null }]
  const [column = ''] = line.split(' ')
  const [, given] = /\bconstraint (\w+) check\b/.exec(line) ?? []
  return [
    ...(/ unique\b/.test(line) ? [{ name: `${table}_${column}_key`, table, column: null }] : []),
    ...(/\bcheck \(/.test(line)
      ? [{ name: given ?? `${table}_${column}_check`, table, column }]
      : []),
  ]
}
