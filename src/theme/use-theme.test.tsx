// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { ContentProvider, createContentStore, emptyContent, type Content } from '#db/content.ts'
import { resolveTheme } from '#model/theme/theme-config.ts'

import { listFontStylesheets } from './css/font-stylesheets.ts'
import { defaultTheme } from './default-theme.ts'
import { applyCachedTheme, readCachedTheme } from './device/cached-theme.ts'
import { writeSetting } from './device/device-storage.ts'
import { getPreferredMode } from './device/reader-preferences.ts'
import { ThemeProvider, useTheme } from './use-theme.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  // What could not be stored stays in memory until it can be.
  writeSetting('nadi-theme', '')
  localStorage.clear()
  document.documentElement.removeAttribute('style')
  document.head.replaceChildren()
})

const root = document.documentElement
const shownPrimary = () => root.style.getPropertyValue('--color-primary')

/** Content whose active theme has this config. */
function withTheme(config: Record<string, unknown>, hash = 'one'): Content {
  const row = { id: 'x', row_version: 1, change_description: '', created_at: '' }
  return {
    ...emptyContent,
    modern_site_settings: [
      { ...row, health_library_enabled: true, active_theme_id: 't', theme_hash: hash },
    ],
    theme_versions: [
      { ...row, theme_id: 't', version_number: 1, name: 'T', config, config_hash: hash },
    ],
  }
}

const blue = { colors: { light: { primary: '#0000FF' } } }
const green = { colors: { light: { primary: '#00FF00' } } }

function Shown() {
  const { config, isLoaded } = useTheme()
  return <p>{`${config.colors.light.background.surface} ${isLoaded}`}</p>
}

function renderTheme(content: Content | null) {
  const store = createContentStore({ content })
  render(
    <ContentProvider store={store}>
      <ThemeProvider>
        <Shown />
      </ThemeProvider>
    </ContentProvider>,
  )
  return store
}

test('AC-392 using the theme outside its provider is an error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Shown />)).toThrow('ThemeProvider is missing')
})

test('AC-382 each new active theme is applied and cached', async () => {
  const store = renderTheme(null)
  expect(shownPrimary()).toBe('')
  act(() => store.set({ content: withTheme(blue) }))
  await expect.poll(() => shownPrimary()).toBe('#0000FF')
  expect(readCachedTheme()).toEqual({ hash: 'one', config: blue })
  act(() => store.set({ content: withTheme(green, 'two') }))
  await expect.poll(() => shownPrimary()).toBe('#00FF00')
  expect(readCachedTheme()).toEqual({ hash: 'two', config: green })
})

test('AC-383 content without a theme shows the default one', async () => {
  renderTheme(emptyContent)
  expect(screen.getByText('#FFFFFF true')).toBeTruthy()
  await expect.poll(() => shownPrimary()).toBe('#0B5CAD')
  expect(readCachedTheme()).toBeNull()
})

test('AC-017 the theme is known once it was loaded, on this visit or an earlier one', async () => {
  const store = renderTheme(null)
  expect(screen.getByText('#FFFFFF false')).toBeTruthy()
  act(() => store.set({ content: withTheme(blue) }))
  await expect.poll(() => shownPrimary()).toBe('#0000FF')
  cleanup()
  renderTheme(null)
  expect(screen.getByText('#FFFFFF true')).toBeTruthy()
})

test('the page opens in the theme of the last visit, before any request (AC-381, AC-430)', async () => {
  renderTheme(withTheme(blue))
  cleanup()
  root.removeAttribute('style')
  await applyCachedTheme()
  await expect.poll(() => shownPrimary()).toBe('#0000FF')
  expect(document.querySelector('meta[name="theme-color"]')?.getAttribute('content')).toBe(
    '#FFFFFF',
  )
  renderTheme(null)
  await expect.poll(() => shownPrimary()).toBe('#0000FF')
})

test.for(['{', '"x"', '{"hash":1}', 'null'])(
  'AC-383 a corrupt cached theme, %s, is ignored',
  async (stored) => {
    localStorage.setItem('nadi-theme', stored)
    await applyCachedTheme()
    await expect.poll(() => shownPrimary()).toBe('#0B5CAD')
  },
)

function deny() {
  throw new Error('denied')
}

test('a device without storage still shows the theme (S-57)', async () => {
  vi.stubGlobal('localStorage', { getItem: deny, setItem: deny })
  await applyCachedTheme()
  renderTheme(withTheme(blue))
  await expect.poll(() => shownPrimary()).toBe('#0000FF')
  expect(getPreferredMode()).toBe('auto')
})

test('AC-395 the root element has the attributes that stylesheets need', async () => {
  renderTheme(
    withTheme({
      layoutStyle: 'minimal',
      accessibility: { focusIndicators: { style: 'shadow' }, highContrast: true },
      animations: { features: { hoverEffects: false } },
    }),
  )
  await expect
    .poll(() => root.dataset)
    .toMatchObject({
      layout: 'minimal',
      focusStyle: 'shadow',
      highContrast: 'true',
      cardHover: 'none',
    })
})

test('AC-390 fonts come only from the allowed host, and never shift the text', () => {
  const fontUrls = [
    'https://fonts.googleapis.com/css2?family=Lora&display=swap',
    'https://fonts.googleapis.com.evil.example/css2?family=Lora',
    'http://fonts.googleapis.com/css2?family=Lora',
    'https://fonts.googleapis.com/icon?family=Lora',
    'https://evil.example/font.css',
    'nonsense',
    7,
  ]
  const config = resolveTheme({ typography: { fontUrls } }, defaultTheme)
  expect(listFontStylesheets(config)).toEqual([
    'https://fonts.googleapis.com/css2?family=Lora&display=optional',
  ])
})

const font = (family: string) => ({
  typography: { fontUrls: [`https://fonts.googleapis.com/css2?family=${family}`] },
})

const linked = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[data-theme-font]')].map((link) => link.href)

test("AC-382 the previous theme's fonts are removed when the next theme is applied", async () => {
  const store = renderTheme(withTheme(font('Lora')))
  await expect
    .poll(() => linked())
    .toEqual(['https://fonts.googleapis.com/css2?family=Lora&display=optional'])
  act(() => store.set({ content: withTheme(font('Inter'), 'two') }))
  await expect
    .poll(() => linked())
    .toEqual(['https://fonts.googleapis.com/css2?family=Inter&display=optional'])
})
