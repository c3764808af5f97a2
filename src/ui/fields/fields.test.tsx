// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'

import { Checkbox, NumberField, SelectField, TextField } from './fields.tsx'
import { ListField } from './list-field.tsx'

const nothing = () => {}

test('a field is associated with its label, its hint and its error', () => {
  render(
    <TextField
      label="Full name"
      name="name"
      required
      hint="As on the certificate"
      error="Full name is required"
      value={null}
      onChange={nothing}
    />,
  )
  const input = screen.getByLabelText<HTMLInputElement>(/Full name/)
  expect(input.required).toBe(true)
  expect(input.value).toBe('')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'As on the certificate',
    'Full name is required',
  ])
})

test('a field without an error is not marked as invalid', () => {
  render(<TextField label="City" name="city" value="Hyderabad" onChange={nothing} />)
  const input = screen.getByLabelText('City')
  expect(input.getAttribute('aria-invalid')).toBeNull()
  expect(input.getAttribute('aria-describedby')).toBeNull()
})

test('clearing a number gives the blank value that its form chose', () => {
  const onChange = vi.fn<(value: number | null) => void>()
  render(
    <NumberField label="Years" name="years" min={0} value={7} blank={null} onChange={onChange} />,
  )
  const input = screen.getByLabelText('Years')
  fireEvent.change(input, { target: { value: '12' } })
  fireEvent.change(input, { target: { value: '' } })
  expect(onChange.mock.calls).toEqual([[12], [null]])
})

test('a checkbox and a select report the new value', () => {
  const checked = vi.fn<(on: boolean) => void>()
  const chosen = vi.fn<(value: 'a' | 'b') => void>()
  const options = [
    { value: 'a', label: 'First' },
    { value: 'b', label: 'Second' },
  ] as const
  render(
    <>
      <Checkbox label="Active" name="active" value={false} onChange={checked} />
      <SelectField label="Kind" name="kind" value="a" options={options} onChange={chosen} />
    </>,
  )
  fireEvent.click(screen.getByLabelText('Active'))
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'b' } })
  expect([checked.mock.calls, chosen.mock.calls]).toEqual([[[true]], [['b']]])
})

function Phones({ first }: { first: string[] }) {
  const [phones, setPhones] = useState(first)
  return (
    <ListField
      label="Phone Numbers"
      name="phone_numbers"
      itemLabel="Phone number"
      addLabel="Add Phone"
      value={phones}
      onChange={setPhones}
    />
  )
}

const listValues = () =>
  screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.value)

test('a list always has an input, and Remove only when there are several', () => {
  render(<Phones first={[]} />)
  expect(listValues()).toEqual([''])
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()

  fireEvent.change(screen.getByLabelText('Phone number 1'), { target: { value: '108' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add Phone' }))
  fireEvent.change(screen.getByLabelText('Phone number 2'), { target: { value: '112' } })
  expect(listValues()).toEqual(['108', '112'])

  fireEvent.click(screen.getByRole('button', { name: 'Remove Phone number 1' }))
  expect(listValues()).toEqual(['112'])
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
})
