// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'

import type { EditableTable } from '#model/rows.ts'

import { GenericField } from './generic-field.tsx'

function Filling({ table, name, stored }: { table: EditableTable; name: string; stored: string }) {
  const [value, setValue] = useState<unknown>(stored)
  return (
    <GenericField
      table={table}
      id="1"
      name={name}
      value={value}
      error={undefined}
      onChange={setValue}
    />
  )
}

const box = () => screen.getByRole<HTMLInputElement | HTMLTextAreaElement>('textbox')
const type = (value: string) => fireEvent.change(box(), { target: { value } })

test.for([
  ['health_library_illnesses', 'when_to_get_help'],
  ['contact_information', 'address'],
  ['notices', 'message'],
  ['services', 'te:description'],
] as const)('%s: the lines of %s stay separate, however short they are', ([table, name]) => {
  render(<Filling table={table} name={name} stored={'Blue lips\nNo breath for 10 s'} />)
  type(`${box().value}!`)
  expect(box().value).toBe('Blue lips\nNo breath for 10 s!')
})

test('a growing line stays in the same text box', () => {
  render(<Filling table="doctors" name="qualification" stored={'MBBS '.repeat(16)} />)
  const before = box()
  before.focus()
  type('MBBS '.repeat(17))
  expect(box()).toBe(before)
  expect(document.activeElement).toBe(before)
})
