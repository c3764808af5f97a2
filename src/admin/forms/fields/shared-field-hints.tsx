import { useRows } from '#db/hooks/use-rows.ts'
import { WEEKDAYS } from '#model/days/day-names.ts'
import { formatWeek } from '#model/hours/week.ts'
import { SOURCE_LANGUAGE } from '#model/languages.ts'
import type { ContactInformation, HospitalProfile } from '#model/rows.ts'
import { isSamePhone } from '#model/texts/phone.ts'

import styles from './shared-field-hints.module.css'

type What = 'address' | 'phones' | 'emails' | 'hours'
type Texts = readonly (string | null)[]

/** Fields that both Contact Info and the Hospital Profile have, with the column of each. */
const inContact = (row: ContactInformation): Record<What, Texts> => ({
  address: [row.address],
  phones: row.phone_numbers,
  emails: row.email_addresses,
  hours: [formatHours(row.opening_hours, row.working_hours)],
})
const inProfile = (row: HospitalProfile): Record<What, Texts> => ({
  address: [row.address],
  phones: row.phone_numbers,
  emails: row.emails,
  hours: [row.working_hours],
})

const WEEK_WORDS = { days: WEEKDAYS, closed: 'closed', always: 'open 24 hours' }

/** Formats the opening hours of a form as visitors read them, with the text below. */
export function formatHours(week: readonly string[], words: string | null): string {
  const days = week.length > 0 && formatWeek(week, SOURCE_LANGUAGE, WEEK_WORDS)
  return [days, words].filter(Boolean).join('\n')
}

interface SharedFieldProps {
  kind: What
  texts: Texts
}

/** Hint below a field of Contact Info: where visitors see it, and that it comes first (S-25). */
export function ContactFieldHint({ kind, texts }: SharedFieldProps) {
  const profile = useRows('hospital_profile')?.[0]
  const otherTexts = profile ? listTexts(inProfile(profile)[kind]) : []
  return (
    <>
      {kind === 'hours'
        ? 'Visitors see this below the days, on Home and on the contact page. If both are empty, they see the text of the Hospital Profile.'
        : 'Visitors see this on the contact page and at the foot of every page. If it is empty, they see that of the Hospital Profile.'}
      {differ(kind, listTexts(texts), otherTexts) && (
        <strong className={styles.differs}>
          {`The Hospital Profile differs: ${otherTexts.join(', ')}. Visitors see the one entered here.`}
        </strong>
      )}
    </>
  )
}

/** Hint below a field of the Hospital Profile: the fallback for an empty Contact Info (S-25). */
export function ProfileFieldHint({ kind, texts }: SharedFieldProps) {
  const contact = useRows('contact_information')?.[0]
  const otherTexts = contact ? listTexts(inContact(contact)[kind]) : []
  return (
    <>
      {kind === 'hours'
        ? 'Visitors see this only if Contact Info has neither opening hours nor working hours.'
        : 'Visitors see this only if the same field in Contact Info is empty.'}
      {differ(kind, listTexts(texts), otherTexts) && (
        <strong className={styles.differs}>
          {`Contact Info differs: ${otherTexts.join(', ')}. Visitors see that one.`}
        </strong>
      )}
    </>
  )
}

const listTexts = (texts: Texts) => texts.flatMap((text) => text?.trim() || [])

/** Checks whether both are filled in and one has something the other lacks. */
function differ(kind: What, mine: readonly string[], theirs: readonly string[]): boolean {
  if (mine.length === 0 || theirs.length === 0) return false
  const isSame = sameness[kind]
  const isIn = (text: string, list: readonly string[]) => list.some((one) => isSame(text, one))
  return !mine.every((text) => isIn(text, theirs)) || !theirs.every((text) => isIn(text, mine))
}

const key = (text: string) => text.toLowerCase().replace(/[\s,.]+/g, ' ')
/** One address may include the other, for example without the town. */
const holds = (a: string, b: string) => key(a).includes(key(b)) || key(b).includes(key(a))
const equals = (a: string, b: string) => key(a) === key(b)
const sameness = {
  address: holds,
  phones: (a: string, b: string) => equals(a, b) || isSamePhone(a, b),
  emails: equals,
  hours: holds,
}
