import { expect, test } from 'vitest'

import { createBlankForm, editableTables } from '#model/blanks.ts'

import { listPhones } from './phone-columns.ts'
import { validatePhones } from './validate-phones.ts'

test('stored numbers are accepted, and newly typed ones validated (S-75)', async () => {
  const stored = { phone_numbers: ['Reception: 040 2345 6789'] }
  const entered = { phone_numbers: ['Reception: 040 2345 6789', 'call us', '108'] }
  const check = (values: { phone_numbers: string[] }, confirmed: readonly string[] = []) =>
    validatePhones('contact_information', values, stored, (digits) => confirmed.includes(digits))
  expect(await check(stored)).toEqual({})
  expect(await check(entered)).toEqual({
    phone_numbers: '“call us”: Please use digits only: letters cannot be dialled.',
  })
  const withShort = { phone_numbers: ['108'] }
  expect(await check(withShort)).toEqual({
    phone_numbers: 'Is 108 correct? Confirm it, or change it.',
  })
  expect(await check(withShort, ['108'])).toEqual({})
})

test('every column with phone numbers is validated (S-75)', () => {
  for (const table of editableTables) {
    const columns = Object.keys(createBlankForm(table)).filter((column) =>
      /phone|whatsapp|mobile/.test(column),
    )
    expect(
      listPhones(table, {}).map(({ column }) => column),
      table,
    ).toEqual(columns)
  }
})
