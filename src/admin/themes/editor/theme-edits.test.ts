import { expect, test } from 'vitest'

import { setThemeValue } from '#model/theme/set-theme-value.ts'
import { defaultTheme } from '#theme/default-theme.ts'

import { pushEdit, redoEdit, createThemeEdits, undoEdit, type ThemeEdits } from './theme-edits.ts'

const clean = createThemeEdits({ config: defaultTheme, description: '', summary: null })
const typeText = (edits: ThemeEdits, text: string, at: number, what = 'backButton.text') =>
  pushEdit(
    edits,
    { ...edits.present, config: setThemeValue(edits.present.config, what, text) },
    what,
    at,
  )
const text = (edits: ThemeEdits) => edits.present.config.backButton.text

test('letters typed into one field within half a second are one undo step', () => {
  const word = typeText(typeText(typeText(clean, 'U', 0), 'Up', 400), 'Up!', 899)
  expect(text(word)).toBe('Up!')
  expect(word.past).toHaveLength(1)
  expect(text(undoEdit(word))).toBe('Back')
  expect(typeText(word, 'Up!!', 1_399).past).toHaveLength(2)
})

test('another field is another undo step, however fast', () => {
  const two = typeText(typeText(clean, 'U', 0), '#111111', 1, 'backButton.textColor')
  expect(two.past).toHaveLength(2)
})

test('undone edits can be redone until something else is edited', () => {
  const edited = typeText(typeText(clean, 'One', 0), 'Two', 1_000)
  const back = undoEdit(undoEdit(edited))
  expect(text(back)).toBe('Back')
  expect(undoEdit(back)).toBe(back)
  expect(text(redoEdit(redoEdit(back)))).toBe('Two')
  expect(redoEdit(redoEdit(redoEdit(back))).present).toBe(edited.present)
  const other = typeText(undoEdit(edited), 'Three', 1_100)
  expect(other.future).toEqual([])
  // Undo ends a step: later input starts a new one.
  expect(text(undoEdit(other))).toBe('One')
})

test('at most fifty undo steps are kept', () => {
  let edits = clean
  for (let step = 1; step <= 60; step += 1) edits = typeText(edits, `${step}`, step * 1_000)
  for (let step = 0; step < 100; step += 1) edits = undoEdit(edits)
  expect(text(edits)).toBe('10')
})
