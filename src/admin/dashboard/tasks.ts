import { addDays, isShownOn } from '#model/days/clinic-day.ts'
import { isReviewDue } from '#model/days/review-due.ts'
import { otherLanguages, type OtherLanguage } from '#model/languages.ts'
import type { Notice } from '#model/rows.ts'
import { isUntranslated, type TranslatedTable } from '#model/translations.ts'

import type { TranslatedRows } from '../forms/translations/use-translated-rows.ts'
import { formatShortDay } from '../shell/format-time.ts'
import type { SyncSummary } from '../shell/use-sync-summary.ts'

/** Something that waits for somebody, and where it is done. */
export interface Task {
  text: string
  to: string
}

/** A notice that ends within so many days may have to stay longer. */
const SOON_DAYS = 3
const ILLNESSES = '/admin/health-library/illnesses'

/** What became of this person's own edits, as far as it waits for somebody. */
export function listEditTasks({ parked, waiting }: SyncSummary): Task[] {
  return [
    ...some(parked, 'edit of yours needs|edits of yours need', 'your decision', SYNC),
    ...some(waiting, 'edit of yours waits|edits of yours wait', 'to be sent', SYNC),
  ]
}

const SYNC = '/admin/sync'

/** What the records lack on a day, each kind with the list of those that lack it. */
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
    ...otherLanguages.flatMap((language) => untranslated(language, rows)),
  ]
}

const numberOf = <R>(of: readonly R[], is: (row: R) => boolean) => of.filter(is).length

/** A single notice is named, and its form opens. */
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

/** What is not written in a language yet: illnesses in their list, everything else in the list of translations. */
function untranslated(language: OtherLanguage, rows: TranslatedRows): Task[] {
  const what = `not fully translated into ${inEnglish.of(language)}`
  return [
    ...some(
      untranslatedIn('health_library_illnesses', language, rows),
      'illness is|illnesses are',
      what,
      `${ILLNESSES}?missing=${language}`,
    ),
    ...some(
      untranslatedBesides('health_library_illnesses', language, rows),
      'other record is|other records are',
      what,
      '/admin/translations',
    ),
  ]
}

const inEnglish = new Intl.DisplayNames('en', { type: 'language' })

const untranslatedIn = (table: TranslatedTable, language: OtherLanguage, rows: TranslatedRows) =>
  numberOf<object>(rows[table], (row) => isUntranslated(language, table, row))

function untranslatedBesides(
  left: TranslatedTable,
  language: OtherLanguage,
  rows: TranslatedRows,
): number {
  const tables = (Object.keys(rows) as TranslatedTable[]).filter((table) => table !== left)
  const counts = tables.map((table) => untranslatedIn(table, language, rows))
  return counts.reduce((sum, one) => sum + one, 0)
}

/** One task for so many records, or none for none: 'illness is|illnesses are' is said of one, or of more. */
function some(count: number, who: string, what: string, to: string): Task[] {
  const [one, many] = who.split('|')
  return count === 0 ? [] : [{ text: `${count} ${count === 1 ? one : many} ${what}`, to }]
}
