// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'

import { LinesField, TagsField } from '../fields/list-fields.tsx'

type Field = typeof LinesField

function Form({ field: ListBox, start }: { field: Field; start: string[] }) {
  const [items, setItems] = useState(start)
  return (
    <>
      <ListBox label="Symptoms" name="symptoms" value={items} onChange={setItems} />
      <output data-testid="items">{JSON.stringify(items)}</output>
    </>
  )
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Symptoms')
const items = () => JSON.parse(screen.getByTestId('items').textContent) as string[]
const getPasteNote = () => screen.queryByText(/^Pasted as/)?.textContent

/** Pastes at the cursor. Returns false if the browser's own paste is used. */
function paste(text: string, { html = '', at = box().value.length } = {}): boolean {
  box().setSelectionRange(at, at)
  const kinds: Record<string, string> = { 'text/plain': text, 'text/html': html }
  return !fireEvent.paste(box(), { clipboardData: { getData: (kind: string) => kinds[kind] } })
}

test('a pasted list becomes one item per line, and the clean-up can be undone', () => {
  render(<Form field={LinesField} start={[]} />)
  expect(paste('• Shaking\n• Stiffness')).toBe(true)
  expect(items()).toEqual(['Shaking', 'Stiffness'])
  expect(getPasteNote()).toBe('Pasted as 2 items. Bullets and numbers were removed.')
  fireEvent.click(screen.getByRole('button', { name: 'Undo clean-up: Symptoms' }))
  expect(items()).toEqual(['• Shaking', '• Stiffness'])
  expect(getPasteNote()).toBeUndefined()
  expect(document.activeElement).toBe(box())
})

test('text before and after the cursor stays in items of its own', () => {
  render(<Form field={LinesField} start={['Falls', 'Slowness']} />)
  paste('1. Shaking\n2. Stiffness', { at: 'Falls'.length })
  expect(items()).toEqual(['Falls', 'Shaking', 'Stiffness', 'Slowness'])
})

test('text without bullets is pasted by the browser itself, with its quotation marks', () => {
  render(<Form field={LinesField} start={[]} />)
  expect(paste('“Rest” – it’s enough')).toBe(false)
  expect(paste('2 tablets daily\n-5 °C\n')).toBe(false)
  expect(paste('')).toBe(false)
  expect(getPasteNote()).toBeUndefined()
})

test('the clean-up can be undone until something else is typed', () => {
  render(<Form field={LinesField} start={[]} />)
  paste('', { html: '<ul><li>Shaking</li><li>Stiffness</li></ul>' })
  expect(items()).toEqual(['Shaking', 'Stiffness'])
  expect(getPasteNote()).toBeTruthy()
  fireEvent.change(box(), { target: { value: 'Shaking\nStiffness\nFalls' } })
  expect(getPasteNote()).toBeUndefined()
  expect(screen.queryByRole('button', { name: /^Undo clean-up/ })).toBeNull()
})

test('a list pasted into tags is separated by commas', () => {
  render(<Form field={TagsField} start={['sleep']} />)
  paste('• tremor\n• gait')
  expect(items()).toEqual(['sleep', 'tremor', 'gait'])
  expect(box().value).toBe('sleep, tremor, gait')
})
