import * as v from 'valibot'

import { normalizePhone, normalizeMachineText } from './texts/machine-text.ts'
import {
  parseDistinctNames,
  joinLines,
  hasVisibleText,
  toStorableText,
  withLineEnds,
  stripBullet,
} from './texts/normalize-text.ts'

/** The maximum lengths of texts, equal to the checks in supabase/schemas. */
export const TEXT_LIMITS = { name: 200, line: 500, url: 2048, text: 20_000, items: 100 } as const

const tooLong = (limit: number) => `Please keep this under ${limit.toLocaleString('en')} characters`

/** Every text of a form passes through this, which removes what cannot be stored. */
const storableText = v.pipe(v.string(), v.transform(toStorableText))

/** Keeps the line breaks of prose; by this action, forms know that a column is prose. */
const keepLines = v.transform(withLineEnds)
const toOneLine = v.transform(joinLines)

const linesOf = (limit: number) => (limit === TEXT_LIMITS.text ? keepLines : toOneLine)

/** Returns whether the line breaks of a text are stored. */
export const isProse = ({ pipe }: { pipe?: readonly unknown[] }): boolean =>
  pipe?.includes(keepLines) ?? false

/** Text that is required: invisible characters do not count, and spaces are trimmed. */
export const requiredText = (message: string, limit: number = TEXT_LIMITS.name) =>
  v.pipe(
    storableText,
    linesOf(limit),
    v.trim(),
    v.check(hasVisibleText, message),
    v.maxLength(limit, tooLong(limit)),
  )

/** Text that may be empty; an empty field is stored as null. */
export const optionalText = (limit: number = TEXT_LIMITS.text, lines = linesOf(limit)) =>
  v.nullable(
    v.pipe(
      storableText,
      lines,
      v.trim(),
      v.maxLength(limit, tooLong(limit)),
      v.transform((text) => text || null),
    ),
  )

/** Prose of a few sentences, which may be empty. */
export const optionalParagraph = optionalText(TEXT_LIMITS.line, keepLines)

/** The first and the last day that forms accept. */
export const DAY_LIMITS = { min: '1900-01-01', max: '2100-12-31' } as const
/** What to say of a day that `isDay` refuses. */
export const NO_DAY = 'Please check the day: its year has four digits, from 1900 to 2100'

/**
 * A date without a time or time zone; an empty field is stored as null. The bounds reject typing
 * errors and Postgres's infinity.
 */
export const optionalDay = v.nullable(
  v.pipe(
    v.string(),
    v.check((day) => day === '' || isDay(day), NO_DAY),
    v.transform((day) => day || null),
  ),
)

/** A required date. */
export const requiredDay = (message: string) =>
  v.pipe(
    v.string(),
    v.check((day) => day !== '', message),
    v.check(isDay, NO_DAY),
  )

/** Returns whether a text is an existing date such as '2026-11-23', in a year that forms accept. */
export function isDay(text: string): boolean {
  const [year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.slice(1) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  // Date would turn 30 February into a day in March; reject it.
  const { min, max } = DAY_LIMITS
  return text >= min && text <= max && date.toISOString().startsWith(text)
}

/** A list of short texts, such as phone numbers: empty entries and bullets are dropped. */
export const textList = (limit: number = TEXT_LIMITS.line) =>
  v.pipe(
    v.array(
      v.pipe(storableText, v.trim(), v.transform(stripBullet), v.maxLength(limit, tooLong(limit))),
    ),
    v.transform((items) => items.filter((item) => item !== '')),
    v.maxLength(TEXT_LIMITS.items, `Please keep this under ${TEXT_LIMITS.items} entries`),
  )

/** Phone numbers as typed, with the digits that a phone dials. */
export const phoneList = () =>
  v.pipe(
    textList(),
    v.transform((numbers) => numbers.map(normalizePhone).filter((number) => number !== '')),
  )

/** E-mail addresses, one per entry. */
export const emailList = () =>
  v.pipe(
    textList(),
    v.transform((emails) => emails.map(normalizeMachineText).filter((email) => email !== '')),
  )

/**
 * A translation of a column: accepts what the column accepts. An empty one is stored as null, even
 * if the column is required.
 */
export const translationOfColumn = (column: v.GenericSchema) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((text) => (isBlank(text) ? null : text)),
      v.nullable(column),
      v.transform((text) => (isBlank(text) ? null : text)),
    ),
  )

const isBlank = (value: unknown) =>
  Array.isArray(value)
    ? value.every((item) => item === '')
    : typeof value === 'string' && !hasVisibleText(value)

/** The fingerprint of a translation's source text, which forms only pass through. */
export const fingerprint = v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/))))

const ALSO_CALLED = { letters: 80, entries: 60 }

/** Short names in any script, one per line, without duplicates. */
export const nameList = v.pipe(
  v.array(v.string()),
  v.transform((lines) => parseDistinctNames(lines)),
  v.array(
    v.pipe(
      v.string(),
      v.maxLength(
        ALSO_CALLED.letters,
        `Please keep each line under ${ALSO_CALLED.letters} characters`,
      ),
    ),
  ),
  v.maxLength(ALSO_CALLED.entries, `Please keep this under ${ALSO_CALLED.entries} lines`),
)

const MOST_LINKS = 12

/** Ids of other rows without duplicates, in the order of selection. */
export const idList = v.pipe(
  v.array(v.pipe(v.string(), v.uuid())),
  v.check((ids) => new Set(ids).size === ids.length, 'Please choose each only once'),
  v.maxLength(MOST_LINKS, `Please choose at most ${MOST_LINKS}`),
)

/** A URL with http or https only, so that no link can run script (threat 15). */
export const webAddress = v.pipe(
  storableText,
  v.transform(normalizeMachineText),
  v.maxLength(TEXT_LIMITS.url, tooLong(TEXT_LIMITS.url)),
  v.regex(/^https?:\/\/[^\s]+$/, 'Please enter a web address that starts with http:// or https://'),
)

/** The URL of a picture: an uploaded file, or an external one. */
export const imageAddress = v.nullable(
  v.pipe(
    v.string(),
    v.maxLength(TEXT_LIMITS.url, tooLong(TEXT_LIMITS.url)),
    v.regex(
      /^(https?:\/\/[^\s]+|\/storage\/v1\/object\/public\/[a-z-]+\/[A-Za-z0-9._-]+)$/,
      'Please choose the picture again',
    ),
  ),
)

export const displayOrder = v.pipe(
  v.number('Please enter a number'),
  v.integer('Please enter a whole number'),
  v.minValue(0, 'Please enter 0 or more'),
  v.maxValue(100_000, 'Please enter a smaller number'),
)

export const slug = (message: string) =>
  v.pipe(
    requiredText(message),
    v.transform(normalizeMachineText),
    v.regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'Use small English letters, digits and single hyphens only',
    ),
  )

/** Columns that every mirrored row has; the server sets them. */
export const serverColumns = {
  id: v.pipe(v.string(), v.uuid()),
  row_version: v.number(),
}

export const timestamp = v.string()
export const actor = v.nullable(v.pipe(v.string(), v.uuid()))

/** The schemas of a table that staff edit: what its form takes, and a whole row as staff have it. */
export function defineSchema<
  Form extends v.ObjectEntries,
  Server extends v.ObjectEntries = NoColumns,
  StaffOnly extends v.ObjectEntries = NoColumns,
>(columns: { form: Form; server?: Server; staffOnly?: StaffOnly }) {
  return { ...defineReadOnlySchema(columns), form: v.object(columns.form) }
}

/**
 * The schema of a table that no form edits. `server` are columns that the server fills in, `staffOnly`
 * those of them that no visitor ever gets.
 */
export function defineReadOnlySchema<
  Form extends v.ObjectEntries = NoColumns,
  Server extends v.ObjectEntries = NoColumns,
  StaffOnly extends v.ObjectEntries = NoColumns,
>({ form, server, staffOnly }: { form?: Form; server?: Server; staffOnly?: StaffOnly }) {
  const row = { ...serverColumns, ...form, ...server, ...staffOnly }
  return {
    row: v.object(row as typeof serverColumns & Form & Server & StaffOnly),
    staffOnly: Object.keys(staffOnly ?? {}) as (keyof StaffOnly & string)[],
  }
}

// oxlint-disable-next-line typescript/no-empty-object-type -- the columns of a part that is left out
type NoColumns = {}
