import { fetchPart } from '#late/fetch-part.ts'
import { isJsonEqual } from '#model/json.ts'
import type { EditableTable, Form } from '#model/rows.ts'

import type { FormErrors } from '../core/validate-form.ts'
import { listPhones } from './phone-columns.ts'
import { loadPhoneReader } from './use-phone-parser.ts'

/**
 * Returns invalid numbers and unconfirmed short ones, by column. Stored numbers are accepted in any
 * notation. If the phone parser cannot be loaded, every number is accepted.
 */
export async function validatePhones<T extends EditableTable>(
  table: T,
  values: Partial<Form<T>>,
  stored: Partial<Form<T>>,
  isConfirmed: (digits: string) => boolean,
): Promise<FormErrors> {
  const before = new Map(listPhones(table, stored).map(({ column, numbers }) => [column, numbers]))
  const entered = listPhones(table, values).map(({ column, numbers }) => ({
    column,
    numbers: numbers.filter(
      (number) => !before.get(column)?.some((one) => isJsonEqual(one, number)),
    ),
  }))
  if (entered.every(({ numbers }) => numbers.length === 0)) return {}
  const reader = await fetchPart(loadPhoneReader).catch(() => null)
  if (!reader) return {}
  const complaints = entered.flatMap(({ column, numbers }) => {
    const [first] = numbers.flatMap((number) => {
      const read = reader.parsePhone(number)
      if (read.kind === 'wrong') return [`“${number.trim()}”: ${read.why}`]
      return read.kind === 'short' && !isConfirmed(read.digits)
        ? [formatShortNumberQuestion(read.digits)]
        : []
    })
    return first === undefined ? [] : [[column, first] as const]
  })
  return Object.fromEntries(complaints)
}

/** The question about a new short number. */
export const formatShortNumberQuestion = (digits: string) =>
  `Is ${digits} correct? Confirm it, or change it.`
