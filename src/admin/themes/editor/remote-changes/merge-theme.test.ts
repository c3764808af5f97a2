import { expect, test } from 'vitest'

import { withValue } from '#model/theme/set-theme-value.ts'
import { defaultTheme } from '#theme/default-theme.ts'
import { LOOK } from '#theme/generator/theme-seed.ts'

import type { Change } from '../../../forms/core/open-form.ts'
import { kept, taken } from '../../../forms/core/resolve-fields.ts'
import { editedTo, startWith } from '../theme-edits.ts'
import {
  decidedOn,
  followed,
  openQuestions,
  questionsIn,
  settingsIn,
  shownMarks,
  startedOver,
  storedAs,
  type LiveTheme,
} from './merge-theme.ts'

const TEXT = 'backButton.text'
const STYLE = 'layoutStyle'

const base = { version: 3, config: defaultTheme, description: 'Fresh' }
const opened: LiveTheme = {
  base,
  edits: startWith({ config: defaultTheme, description: 'Fresh', summary: null }),
  marks: {},
}
const byRavi: Change = { by: 'other', name: 'ravi', at: null, heardAt: 0 }

/** The theme with another value of a setting typed. */
function typed(now: LiveTheme, path: string, value: unknown): LiveTheme {
  const { present } = now.edits
  const next = { ...present, config: withValue(present.config, path, value) }
  return { ...now, edits: editedTo(now.edits, next, path, 0) }
}

const saved = (version: number, values: Record<string, unknown>) => ({
  version,
  description: 'Fresh',
  config: Object.entries(values).reduce(
    (config, [path, value]) => withValue(config, path, value),
    defaultTheme,
  ),
})

const valueIn = ({ edits }: LiveTheme, path: string) => settingsIn(edits.present)[path]

test('S-88 a setting nobody touched here takes what a colleague saved, in every undo step', () => {
  const now = followed(typed(opened, TEXT, 'Mine'), saved(4, { [STYLE]: 'playful' }), byRavi)
  expect([valueIn(now, TEXT), valueIn(now, STYLE)]).toEqual(['Mine', 'playful'])
  expect(now.edits.past.map(({ config }) => config.layoutStyle)).toEqual(['playful'])
  expect(now.base).toMatchObject({ version: 4, config: { layoutStyle: 'playful' } })
  expect(openQuestions(now)).toEqual([])
})

test('S-88 what the same person saved in another window is no question', () => {
  const mine = typed(opened, TEXT, 'Here')
  const now = followed(mine, saved(4, { [TEXT]: 'There' }), { ...byRavi, by: 'here' })
  expect(openQuestions(now)).toEqual([])
  expect(now.marks[TEXT]?.kind).toBe('own')
  expect(valueIn(now, TEXT)).toBe('Here')
})

test('S-88 lists, a look, and names that make no path are one setting each', () => {
  const look = { brand: '#0B5CAD', second: '' }
  const odd = withValue(withValue(defaultTheme, LOOK, look), 'layouts.pages', { 'a/b.c': 1 })
  const settings = settingsIn({ config: odd, description: '' })
  expect(settings).toMatchObject({
    gradients: defaultTheme.gradients,
    [LOOK]: look,
    'layouts.pages': { 'a/b.c': 1 },
  })
  expect(Object.keys(settings).some((path) => path.includes('/'))).toBe(false)
})

test('S-88 a question that typing back answers is none, and typing it again asks', () => {
  const asked = followed(typed(opened, TEXT, 'Mine'), saved(4, { [TEXT]: 'Theirs' }), byRavi)
  expect(openQuestions(asked)).toEqual([TEXT])
  const back = typed(asked, TEXT, defaultTheme.backButton.text)
  expect([openQuestions(back), shownMarks(back)]).toEqual([[], {}])
  expect(openQuestions(typed(back, TEXT, 'Mine'))).toEqual([TEXT])
})

test('S-88 to take theirs or to keep mine settles a question, and reset shows what is saved', () => {
  const asked = followed(typed(opened, TEXT, 'Mine'), saved(4, { [TEXT]: 'Theirs' }), byRavi)
  const took = decidedOn(asked, taken, [TEXT])
  expect([took.present.config.backButton.text, took.live.marks]).toEqual(['Theirs', {}])
  const held = decidedOn(asked, kept, [TEXT])
  expect([held.present.config.backButton.text, held.live.marks]).toEqual(['Mine', {}])
  expect(held.live.base.config.backButton.text).toBe('Theirs')
  expect(valueIn(startedOver(asked), TEXT)).toBe('Theirs')
})

test('S-88 an older version that comes late changes nothing, and news can be forgotten but no question', () => {
  const values = { [TEXT]: 'Theirs', [STYLE]: 'playful' }
  const now = followed(typed(opened, TEXT, 'Mine'), saved(4, values), byRavi)
  expect(followed(now, saved(3, { [STYLE]: 'minimal' }), byRavi)).toBe(now)
  expect(Object.keys(now.marks).toSorted()).toEqual([TEXT, STYLE])
  expect(Object.keys(questionsIn(now.marks))).toEqual([TEXT])
})

test('S-88 an answer to a save that comes after a colleague’s next version takes nothing of it back', () => {
  const mine = typed(opened, TEXT, 'Mine')
  const sent = mine.edits.present
  const settled = { ...sent, summary: null }
  const theirs = saved(5, { [TEXT]: 'Mine', [STYLE]: 'playful' })
  const now = storedAs(followed(mine, theirs, byRavi), { sent, settled, version: 4 })
  expect(now.base).toMatchObject({ version: 5, config: { layoutStyle: 'playful' } })
  expect(settingsIn(now.edits.present)).toEqual(settingsIn(now.base))
  expect(storedAs(mine, { sent, settled, version: 4 }).base).toMatchObject({ version: 4 })
})

test('S-88 a setting that a colleague took out goes here, too', () => {
  const EXTRA = 'designTokens.spacing.extra'
  const withExtra = { ...base, ...saved(3, { [EXTRA]: '7rem' }) }
  const { config, description } = withExtra
  const now = {
    base: withExtra,
    edits: startWith({ config, description, summary: null }),
    marks: {},
  }
  expect(valueIn(now, EXTRA)).toBe('7rem')
  expect(valueIn(followed(now, saved(4, {}), byRavi), EXTRA)).toBeUndefined()
})
