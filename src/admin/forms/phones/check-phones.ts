import { isSame } from '#model/json.ts'
import type { EditableTable, Form } from '#model/tables.ts'

import type { Question } from '../../shell/use-confirm.tsx'
import type { FormErrors } from '../core/check-form.ts'
import { phonesIn } from './phone-columns.ts'

interface PhonesChecked {
  /** What cannot be dialled, by column. */
  errors: FormErrors
  /** Numbers such as 108, which may be meant. */
  short: string[]
}

/**
 * Looks at the numbers that differ from what is stored: what was there before is left alone, however
 * it is written. Where the part that knows numbers cannot be fetched nothing is refused.
 */
export async function checkPhones<T extends EditableTable>(
  table: T,
  values: Partial<Form<T>>,
  stored: Partial<Form<T>>,
): Promise<PhonesChecked> {
  const before = new Map(phonesIn(table, stored).map(({ column, numbers }) => [column, numbers]))
  const typed = phonesIn(table, values).map(({ column, numbers }) => ({
    column,
    numbers: numbers.filter((number) => !before.get(column)?.some((one) => isSame(one, number))),
  }))
  const checked: PhonesChecked = { errors: {}, short: [] }
  if (typed.every(({ numbers }) => numbers.length === 0)) return checked
  const reader = await import('./read-phone.ts').catch(() => null)
  for (const { column, numbers } of reader ? typed : []) {
    for (const number of numbers) {
      const read = reader?.readPhone(number)
      if (read?.kind === 'short') checked.short.push(read.digits)
      if (read?.kind === 'wrong') checked.errors[column] ??= `“${number.trim()}”: ${read.why}`
    }
  }
  return checked
}

/** What is asked before a short number is saved. */
export function aboutShort(numbers: readonly string[]): Question {
  const [first] = numbers
  const isOne = numbers.length === 1
  return {
    title: isOne ? `Save ${first} as a number to call?` : 'Save these short numbers?',
    text: isOne
      ? `${first} is a short number, such as an emergency line. A number of the clinic has ten digits.`
      : `${numbers.join(', ')} are short numbers, such as emergency lines. A number of the clinic has ten digits.`,
    yes: isOne ? `Yes, ${first} is right` : 'Yes, they are right',
    no: 'Change it',
  }
}
