import * as v from 'valibot'

import {
  normalizePhone,
  normalizeMachineText,
  parseDistinctNames,
  joinLines,
  hasVisibleText,
  toStorableText,
  withLineEnds,
  stripBullet,
} from './texts/normalize-text.ts'

/** Longest texts the server takes; supabase/migrations says the same in its checks. */
export const TEXT_LIMITS = { name: 200, line: 500, url: 2048, text: 20_000, items: 100 } as const

const tooLong = (limit: number) => `Please keep this under ${limit.toLocaleString('en')} characters`

/** What was typed, without what cannot be stored; every text of every form begins here. */
const typed = v.pipe(v.string(), v.transform(toStorableText))

/** Only what may fill a page has more than one line. */
const linesOf = (limit: number) =>
  v.transform(limit === TEXT_LIMITS.text ? withLineEnds : joinLines)

/** Text a person must fill in: what nobody sees does not count, and spaces are trimmed off the ends. */
export const requiredText = (message: string, limit: number = TEXT_LIMITS.name) =>
  v.pipe(
    typed,
    linesOf(limit),
    v.trim(),
    v.check(hasVisibleText, message),
    v.maxLength(limit, tooLong(limit)),
  )

/** Text that may be left empty; an empty box is stored as null. */
export const optionalText = (limit: number = TEXT_LIMITS.text) =>
  v.nullable(
    v.pipe(
      typed,
      linesOf(limit),
      v.trim(),
      v.maxLength(limit, tooLong(limit)),
      v.transform((text) => text || null),
    ),
  )

/**
 * A day of the calendar, without a time or a zone; an emptied box is stored as null. The bounds
 * keep slips of the finger out, and what Postgres calls infinity.
 */
export const optionalDay = v.nullable(
  v.pipe(
    v.string(),
    v.check((day) => day === '' || isDay(day), 'Please choose a day'),
    v.transform((day) => day || null),
  ),
)

/** A day that a person must choose. */
export const requiredDay = (message: string) => v.pipe(v.string(), v.check(isDay, message))

/** Whether a text is a day that there is, such as '2026-11-23', of the years that forms take. */
export function isDay(text: string): boolean {
  const [year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.slice(1) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  // To a Date the thirtieth of February is a day in March; here it is refused.
  return year >= '1900' && year <= '2100' && date.toISOString().startsWith(text)
}

/** A list of short texts, such as phone numbers: blank entries are dropped, and marks before them. */
export const textList = (limit: number = TEXT_LIMITS.line) =>
  v.pipe(
    v.array(v.pipe(typed, v.trim(), v.transform(stripBullet), v.maxLength(limit, tooLong(limit)))),
    v.transform((items) => items.filter((item) => item !== '')),
    v.maxLength(TEXT_LIMITS.items, `Please keep this under ${TEXT_LIMITS.items} entries`),
  )

/** Numbers to call, as they were typed; the digits are those that a phone knows. */
export const phoneList = () =>
  v.pipe(
    textList(),
    v.transform((numbers) => numbers.map(normalizePhone).filter((number) => number !== '')),
  )

/**
 * The same text or list in another language: what its column takes, and nothing at all. Emptied, it is
 * stored as null, also where the column itself must be filled in.
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

/** What a translation was made from; forms only carry it along. */
export const fingerprint = v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/))))

const ALSO_CALLED = { letters: 80, entries: 60 }

/** Short names of one thing in any script, one a line, each once. */
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

/** Other rows by their ids, each once, in the order in which they were chosen. */
export const idList = v.pipe(
  v.array(v.pipe(v.string(), v.uuid())),
  v.check((ids) => new Set(ids).size === ids.length, 'Please choose each only once'),
  v.maxLength(MOST_LINKS, `Please choose at most ${MOST_LINKS}`),
)

/** A web address: http or https only, so that no link can run script (threat 15). */
export const webAddress = v.pipe(
  typed,
  v.transform(normalizeMachineText),
  v.maxLength(TEXT_LIMITS.url, tooLong(TEXT_LIMITS.url)),
  v.regex(/^https?:\/\/[^\s]+$/, 'Please enter a web address that starts with http:// or https://'),
)

/** Where a picture is: an uploaded file of ours, or a web address. */
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

/** What every mirrored row carries; the server owns these. */
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
