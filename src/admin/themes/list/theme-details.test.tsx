// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { modeColors, settingList } from '#model/theme/theme-settings.ts'
import { defaultTheme } from '#theme/default-theme.ts'

import { resetDevice } from '../../testing/open-admin.tsx'
import { getSettingName } from '../editor/settings/setting-names.ts'
import { kites, openThemes, press } from '../testing/open-themes.tsx'
import type { Theme } from './use-themes.ts'

beforeEach(resetDevice)
async function openDetails(change: Partial<Theme> = {}) {
  const theme = { ...kites, ...change }
  await openThemes({ themes: [theme] })
  press(`Details of ${theme.name}`)
  return within(await screen.findByRole('dialog', { name: 'Theme Details' }))
}

/** The details by label, in the order of the list. */
function factsIn(
  place: Pick<typeof screen, 'getAllByRole'>,
): (readonly [name: string, text: string])[] {
  const texts = place.getAllByRole('definition').map((definition) => {
    const seen = definition.querySelector('span:not([aria-hidden])')
    return seen?.textContent ?? definition.textContent
  })
  return place.getAllByRole('term').map((term, at) => [term.textContent, texts[at] ?? ''])
}

const fact = (dialog: Parameters<typeof factsIn>[0], name: string) =>
  new Map(factsIn(dialog)).get(name)

test('the details have seven blocks, with the colors in light and dark (AC-307)', async () => {
  const dialog = await openDetails()
  const blocks = dialog.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
  expect(blocks).toEqual([
    'Basic Information',
    'Colors',
    'Typography',
    'Design Tokens',
    'Layouts',
    'Animations',
    'Accessibility',
  ])
  const colors = within(dialog.getByRole('region', { name: 'Colors' }))
  const primaries = factsIn(colors).flatMap(([name, text]) => (name === 'Primary' ? [text] : []))
  expect(primaries).toEqual([defaultTheme.colors.light.primary, defaultTheme.colors.dark.primary])
  expect(colors.getAllByRole('heading', { level: 4 }).map((title) => title.textContent)).toEqual([
    'Light mode',
    'Dark mode',
  ])
  expect(fact(dialog, 'Border radius')).toBe(
    'small 6px, medium 10px, large 16px, extra large 24px, full 9999px',
  )
  expect(fact(dialog, 'Navigation style')).toBe('sticky')
  expect(fact(dialog, 'Light/dark toggle')).toBe('On')
  expect(fact(dialog, 'Card hover effect')).toBe('subtle')
  expect(fact(dialog, 'Focus style')).toBe('outline')
  expect(fact(dialog, 'Focus width')).toBe('3px')
})

const letters = (count: number) => 's'.repeat(count)

test('four of six shadows are shown, each truncated to 30 characters (AC-308)', async () => {
  const shadows = {
    a: letters(29),
    b: letters(30),
    c: letters(31),
    d: 'none',
    e: 'not shown',
    f: 'not shown',
  }
  const dialog = await openDetails({ config: { designTokens: { shadows } } })
  const tokens = within(dialog.getByRole('region', { name: 'Design Tokens' }))
  const names = tokens.getAllByText(/^Shadow /).map((name) => name.textContent)
  expect(names).toEqual(['Shadow a', 'Shadow b', 'Shadow c', 'Shadow d'])
  expect(names.map((name) => fact(dialog, name))).toEqual([
    letters(29),
    letters(30),
    `${letters(30)}...`,
    'none',
  ])
})

test.for([
  ['passed', 'Passed'],
  ['failed', 'Failed'],
  ['pending', 'Pending'],
] as const)('a theme whose validation is %s says so (AC-404)', async ([status, word]) => {
  const dialog = await openDetails({ validation_status: status })
  expect(fact(dialog, 'Validation')).toBe(word)
})

test('a theme with unreadable text is never called validated, whatever the server checked', async () => {
  const dialog = await openDetails({
    validation_status: 'passed',
    config: { colors: { light: { text: { primary: '#BBBBBB' } } } },
  })
  expect(fact(dialog, 'Validation')).toBe('Hard to read')
})

test('every setting has the same name in the details, the editor and the history (AC-307)', async () => {
  const dialog = await openDetails()
  const names = dialog.getAllByRole('term').map(({ textContent }) => textContent)
  expect(names).toContain('Border radius')
  for (const key of Object.keys(modeColors)) {
    const [name = ''] = getSettingName(`colors.light.${key}`).split(' (light)')
    expect(
      names.filter((one) => one === name),
      name,
    ).toHaveLength(2)
  }
  const single = settingList.filter(({ path, kind }) => !path.endsWith('*') && kind !== 'gradients')
  for (const { path } of single) expect(names).toContain(getSettingName(path))
})

test('a theme with almost no settings shows its fallbacks (AC-424)', async () => {
  const dialog = await openDetails({ config: {}, description: null })
  expect(fact(dialog, 'Description')).toBe('None')
  expect(fact(dialog, 'Heading sizes')).toBe('h1 48px, h2 36px, h3 28px')
  expect(dialog.getAllByText(/^Shadow /)).toHaveLength(4)
})

test('names in Telugu and very long ones show in full', async () => {
  const name = 'ప్రశాంతమైన రంగులు '.repeat(600).trim()
  const dialog = await openDetails({ name })
  expect(dialog.getByText(name).closest('[lang]')?.getAttribute('lang')).toBe('te')
})
