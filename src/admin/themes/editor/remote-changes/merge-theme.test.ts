import { expect, test } from 'vitest'

import { setThemeValue } from '#model/theme/set-theme-value.ts'
import { defaultTheme } from '#theme/default-theme.ts'
import { SEED_PATH } from '#theme/generator/theme-seed.ts'

import type { ChangeSource } from '../../../forms/core/open-form.ts'
import { keepMine, takeTheirs } from '../../../forms/core/resolve-fields.ts'
import { pushEdit, createThemeEdits } from '../theme-edits.ts'
import {
  resolveSettings,
  mergeTheme,
  listUnresolvedSettings,
  pickConflicts,
  flattenTheme,
  filterRemoteChanges,
  resetTheme,
  finishThemeSave,
  type ThemeEditState,
} from './merge-theme.ts'

const TEXT = 'backButton.text'
const STYLE = 'layoutStyle'

const base = { version: 3, config: defaultTheme, description: 'Fresh' }
const opened: ThemeEditState = {
  base,
  edits: createThemeEdits({ config: defaultTheme, description: 'Fresh', summary: null }),
  remoteChanges: {},
}
const byRavi: ChangeSource = { by: 'other', name: 'ravi', at: null, heardAt: 0 }

/** The theme with another value typed for a setting. */
function typed(now: ThemeEditState, path: string, value: unknown): ThemeEditState {
  const { present } = now.edits
  const next = { ...present, config: setThemeValue(present.config, path, value) }
  return { ...now, edits: pushEdit(now.edits, next, path, 0) }
}

const saved = (version: number, values: Record<string, unknown>) => ({
  version,
  description: 'Fresh',
  config: Object.entries(values).reduce(
    (config, [path, value]) => setThemeValue(config, path, value),
    defaultTheme,
  ),
})

const valueIn = ({ edits }: ThemeEditState, path: string) => flattenTheme(edits.present)[path]

test("an untouched setting takes a colleague's saved value, in every undo step (S-88)", () => {
  const now = mergeTheme(typed(opened, TEXT, 'Mine'), saved(4, { [STYLE]: 'playful' }), byRavi)
  expect([valueIn(now, TEXT), valueIn(now, STYLE)]).toEqual(['Mine', 'playful'])
  expect(now.edits.past.map(({ config }) => config.layoutStyle)).toEqual(['playful'])
  expect(now.base).toMatchObject({ version: 4, config: { layoutStyle: 'playful' } })
  expect(listUnresolvedSettings(now)).toEqual([])
})

test('changes saved by the same user in another window are not conflicts (S-88)', () => {
  const mine = typed(opened, TEXT, 'Here')
  const now = mergeTheme(mine, saved(4, { [TEXT]: 'There' }), { ...byRavi, by: 'here' })
  expect(listUnresolvedSettings(now)).toEqual([])
  expect(now.remoteChanges[TEXT]?.kind).toBe('own')
  expect(valueIn(now, TEXT)).toBe('Here')
})

test('lists, a seed, and keys with dots are one setting each (S-88)', () => {
  const look = { brand: '#0B5CAD', second: '' }
  const odd = setThemeValue(setThemeValue(defaultTheme, SEED_PATH, look), 'layouts.pages', {
    'a/b.c': 1,
  })
  const settings = flattenTheme({ config: odd, description: '' })
  expect(settings).toMatchObject({
    gradients: defaultTheme.gradients,
    [SEED_PATH]: look,
    'layouts.pages': { 'a/b.c': 1 },
  })
  expect(Object.keys(settings).some((path) => path.includes('/'))).toBe(false)
})

test('typing back resolves a conflict, and typing it again reopens it (S-88)', () => {
  const asked = mergeTheme(typed(opened, TEXT, 'Mine'), saved(4, { [TEXT]: 'Theirs' }), byRavi)
  expect(listUnresolvedSettings(asked)).toEqual([TEXT])
  const back = typed(asked, TEXT, defaultTheme.backButton.text)
  expect([listUnresolvedSettings(back), filterRemoteChanges(back)]).toEqual([[], {}])
  expect(listUnresolvedSettings(typed(back, TEXT, 'Mine'))).toEqual([TEXT])
})

test('taking theirs or keeping mine resolves a conflict, and reset shows the saved theme (S-88)', () => {
  const asked = mergeTheme(typed(opened, TEXT, 'Mine'), saved(4, { [TEXT]: 'Theirs' }), byRavi)
  const took = resolveSettings(asked, takeTheirs, [TEXT])
  expect([took.present.config.backButton.text, took.live.remoteChanges]).toEqual(['Theirs', {}])
  const held = resolveSettings(asked, keepMine, [TEXT])
  expect([held.present.config.backButton.text, held.live.remoteChanges]).toEqual(['Mine', {}])
  expect(held.live.base.config.backButton.text).toBe('Theirs')
  expect(valueIn(resetTheme(asked), TEXT)).toBe('Theirs')
})

test('an older version that arrives late changes nothing, and conflicts cannot be dismissed (S-88)', () => {
  const values = { [TEXT]: 'Theirs', [STYLE]: 'playful' }
  const now = mergeTheme(typed(opened, TEXT, 'Mine'), saved(4, values), byRavi)
  expect(mergeTheme(now, saved(3, { [STYLE]: 'minimal' }), byRavi)).toBe(now)
  expect(Object.keys(now.remoteChanges).toSorted()).toEqual([TEXT, STYLE])
  expect(Object.keys(pickConflicts(now.remoteChanges))).toEqual([TEXT])
})

test("a save response after a colleague's next version reverts nothing of it (S-88)", () => {
  const mine = typed(opened, TEXT, 'Mine')
  const sent = mine.edits.present
  const settled = { ...sent, summary: null }
  const theirs = saved(5, { [TEXT]: 'Mine', [STYLE]: 'playful' })
  const now = finishThemeSave(mergeTheme(mine, theirs, byRavi), { sent, settled, version: 4 })
  expect(now.base).toMatchObject({ version: 5, config: { layoutStyle: 'playful' } })
  expect(flattenTheme(now.edits.present)).toEqual(flattenTheme(now.base))
  expect(finishThemeSave(mine, { sent, settled, version: 4 }).base).toMatchObject({ version: 4 })
})

test('a setting that a colleague removed is removed here, too (S-88)', () => {
  const EXTRA = 'designTokens.spacing.extra'
  const withExtra = { ...base, ...saved(3, { [EXTRA]: '7rem' }) }
  const { config, description } = withExtra
  const now = {
    base: withExtra,
    edits: createThemeEdits({ config, description, summary: null }),
    remoteChanges: {},
  }
  expect(valueIn(now, EXTRA)).toBe('7rem')
  expect(valueIn(mergeTheme(now, saved(4, {}), byRavi), EXTRA)).toBeUndefined()
})
