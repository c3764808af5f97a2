import { addDays, isShownOn } from '#model/days/clinic-day.ts'
import { isReviewDue } from '#model/days/review-due.ts'
import { otherLanguages, type OtherLanguage } from '#model/languages.ts'
import type { Notice } from '#model/rows.ts'
import { isUntranslated } from '#model/translations.ts'
import type { TranslatedTable } from '#model/translations.ts'

import type { TranslatedRows } from '../forms/translations/use-translated-rows.ts'
import { formatShortDay } from '../shell/format-time.ts'
import type { SyncSummary } from '../shell/use-sync-summary.ts'

/** A task for the user, and where to do it. */
export interface Task {
  text: string
  to: string
}

/** A notice that ends within this many days may need a later end. */
const SOON_DAYS = 3
const ILLNESSES = '/admin/health-library/illnesses'

/** The user's own edits that need a decision or are not sent yet. */
export function listEditTasks({ parked, waiting }: SyncSummary): Task[] {
  return [
    ...some(parked, 'edit of yours needs|edits of yours need', 'your decision', SYNC),
    ...some(waiting, 'edit of yours waits|edits of yours wait', 'to be sent', SYNC),
  ]
}

const SYNC = '/admin/sync'

/** What the records lack on a day: one task per kind, with a link to the filtered list. */
export function listRecordTasks(rows: TranslatedRows, today: string): Task[] {
  const { health_library_illnesses: illnesses, doctors, services, notices } = rows
  const pictured = new Set(rows.health_library_images.map(({ illness_id }) => illness_id))
  return [
    ...endings(notices, today),
    ...some(
      numberOf(illnesses, ({ visibility }) => visibility === 'draft'),
      'illness is|illnesses are',
      'in draft',
      `${ILLNESSES}?status=hidden`,
    ),
    ...some(
      numberOf(illnesses, (illness) => isReviewDue(illness, today)),
      'illness was|illnesses were',
      'not reviewed for a year',
      `${ILLNESSES}?missing=review`,
    ),
    ...some(
      numberOf(illnesses, ({ id }) => !pictured.has(id)),
      'illness has|illnesses have',
      'no picture',
      `${ILLNESSES}?missing=picture`,
    ),
    ...some(
      numberOf(doctors, ({ photo }) => !photo),
      'doctor has|doctors have',
      'no photo',
      '/admin/doctors?missing=picture',
    ),
    ...some(
      numberOf(services, ({ icon_image }) => !icon_image),
      'service has|services have',
      'no picture',
      '/admin/services?missing=picture',
    ),
    ...otherLanguages.flatMap((language) => listTranslationTasks(language, rows)),
  ]
}

const numberOf = <R>(rows: readonly R[], is: (row: R) => boolean) => rows.filter(is).length

/** A single notice is named, and the link opens its form. */
function endings(notices: readonly Notice[], today: string): Task[] {
  const soon = addDays(today, SOON_DAYS)
  const ending = notices.filter(
    (one) => one.is_enabled && isShownOn(today, one) && one.ends_on <= soon,
  )
  const [only] = ending
  if (only && ending.length === 1) {
    const { id, title, ends_on } = only
    const when = ends_on === today ? 'ends today' : `ends on ${formatShortDay(ends_on)}`
    return [{ text: `The notice “${title}” ${when}`, to: `/admin/notices?edit=${id}` }]
  }
  return some(ending.length, '|notices end', `within ${SOON_DAYS} days`, '/admin/notices')
}

/** Missing translations: illnesses link to their list, other records to the translations screen. */
function listTranslationTasks(language: OtherLanguage, rows: TranslatedRows): Task[] {
  const gap = `not fully translated into ${inEnglish.of(language)}`
  return [
    ...some(
      countUntranslated('health_library_illnesses', language, rows),
      'illness is|illnesses are',
      gap,
      `${ILLNESSES}?missing=${language}`,
    ),
    ...some(
      countOtherUntranslated('health_library_illnesses', language, rows),
      'other record is|other records are',
      gap,
      '/admin/translations',
    ),
  ]
}

const inEnglish = new Intl.DisplayNames('en', { type: 'language' })

const countUntranslated = (table: TranslatedTable, language: OtherLanguage, rows: TranslatedRows) =>
  numberOf<object>(rows[table], (row) => isUntranslated(language, table, row))

function countOtherUntranslated(
  left: TranslatedTable,
  language: OtherLanguage,
  rows: TranslatedRows,
): number {
  const tables = (Object.keys(rows) as TranslatedTable[]).filter((table) => table !== left)
  const counts = tables.map((table) => countUntranslated(table, language, rows))
  return counts.reduce((sum, one) => sum + one, 0)
}

/** Returns a task for `count` records, or none. The noun is 'singular|plural'. */
function some(count: number, noun: string, need: string, to: string): Task[] {
  const [one, many] = noun.split('|')
  return count === 0 ? [] : [{ text: `${count} ${count === 1 ? one : many} ${need}`, to }]
}
