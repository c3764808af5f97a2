import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { fullTheme } from '#model/testing/full-theme.ts'
import { themeModes } from '#model/theme/theme-config.ts'

import { defaultTheme } from '../default-theme.ts'
import { createCssVariables } from './css-variables.ts'

const src = new URL('../..', import.meta.url)
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(css|tsx)$/.test(path) && !path.includes('.test.'))
  .map((path) => {
    const text = readFileSync(new URL(path, src), 'utf8')
    return { path, text: text.replaceAll(/\/\*.*?\*\//gs, '') }
  })
const styles = sources.filter(({ path }) => path.endsWith('.css'))
const tokens = styles.find(({ path }) => path === 'ui/tokens.css')?.text ?? ''

const found = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name)
const readIn = (text: string) => found(text, /var\(\s*(--[\w-]+)/g)
const steps = (text = '') => new Set(found(text, /(--space-[\w-]+:[^;]+)/g))
const setIn = (text: string) => found(text, /(?<![\w-])(--[\w-]+):/g)
const read = new Set(sources.flatMap(({ text }) => readIn(text)))
const written = new Set(
  themeModes.flatMap((mode) =>
    [defaultTheme, fullTheme].flatMap((config) => Object.keys(createCssVariables(config, mode))),
  ),
)

test('the stylesheet without a theme equals the default theme, light and dark', () => {
  const [light, dark] = tokens.split("[data-theme-mode='dark']").map(themeVariables)
  expect(light).toEqual(alike(createCssVariables(defaultTheme, 'light')))
  expect({ ...light, ...dark }).toEqual(alike(createCssVariables(defaultTheme, 'dark')))
})

test('every setting with a variable is used in a style', () => {
  expect(written.size).toBeGreaterThan(80)
  expect([...written].filter((name) => !read.has(name))).toEqual([])
})

test('every variable that a stylesheet sets is used', () => {
  const set = styles.flatMap(({ text }) => setIn(text))
  expect(set.filter((name) => !read.has(name))).toEqual([])
})

test('every variable that a style uses is set by the theme or a stylesheet', () => {
  const known = new Set([
    ...written,
    ...styles.flatMap(({ text }) => setIn(text)),
    ...sources.flatMap(({ text }) => found(text, /(?:setProperty\(|\{ )'(--[\w-]+)'/g)),
  ])
  expect(read.size).toBeGreaterThan(80)
  expect([...read].filter((name) => !known.has(name))).toEqual([])
})

test('a theme does not change spacing in the staff panel, which has its own scale', () => {
  const staff = styles.find(({ path }) => path === 'ui/staff-tokens.css')?.text
  expect(steps(tokens).size).toBe(6)
  expect(steps(staff?.split('[data-staff]')[1])).toEqual(steps(tokens))
})

test('literal colours are in the token stylesheets only', () => {
  const colors = /#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\((?!var\()/gi
  expect(tokens.match(colors)?.length).toBeGreaterThan(50)
  const elsewhere = styles
    .filter(({ path }) => !/^ui\/(staff-)?tokens\.css$/.test(path))
    .flatMap(({ path, text }) => (text.match(colors) ?? []).map((color) => `${path}: ${color}`))
  expect(elsewhere).toEqual([])
})

/** Returns the variables in the part of the stylesheet that a theme may change. */
function themeVariables(css: string): Record<string, string> {
  const all = Array.from(css.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [
    name,
    value.replace(/\s+/g, ' '),
  ])
  return alike(Object.fromEntries(all.filter(([name = '']) => !ownTokens.has(name))))
}

/** Variables that no theme changes. */
const ownTokens = new Set(setIn(tokens.split('}')[0] ?? ''))

function alike(variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      value.toLowerCase().replaceAll("'", '"'),
    ]),
  )
}
