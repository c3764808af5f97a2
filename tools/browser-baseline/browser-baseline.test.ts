import { readFileSync } from 'node:fs'

import compat from '@mdn/browser-compat-data/forLegacyNode'
import type { Identifier } from '@mdn/browser-compat-data/types'
import { expect, test } from 'vitest'

import { POLYFILLED } from './allowed-features.ts'
import { findUnsupportedFeatures } from './unsupported-features.ts'
import { findUnsupportedStyles } from './unsupported-styles.ts'

test.for([
  ['const word = /(?<=[a-z])s$/', 'syntax: lookbehind'],
  ["const word = new RegExp('(?<!\\\\d)108')", 'syntax: lookbehind'],
  ['const word = new RegExp(`(?<!\\\\d)${number}`)', 'syntax: lookbehind'],
  ['class A { static { this.b = 1 } }', 'syntax: static block'],
  ['rows.toSorted()', 'toSorted'],
  ['const { toSorted } = rows', 'toSorted'],
  ['if (navigator.share) go()', 'navigator.share'],
  ['AbortSignal.timeout(5)', 'AbortSignal.timeout'],
  ['URL.canParse(address)', 'URL.canParse'],
  ['window.requestIdleCallback(go)', 'requestIdleCallback'],
  ['structuredClone(row)', 'structuredClone'],
] as const)('finds a feature outside the browser baseline: %s (S-79)', ([script, name]) => {
  expect(findUnsupportedFeatures(script)).toEqual([name])
})

test('finds syntax that a baseline browser cannot parse (S-79)', () => {
  expect(findUnsupportedFeatures('const word = /[a-z--[s]]/v')).toEqual([
    expect.stringContaining('syntax: Invalid regular expression flag'),
  ])
})

test('accepts features of the browser baseline and names of the same spelling (S-79)', () => {
  const script = `
    class A { #b = 1; c = this.#b ?? 2; static d = 3; has = (x) => #b in x; toSorted() {} }
    rows.at(-1); Object.hasOwn(a, 'b'); crypto.randomUUID(); text.replaceAll('a', 'b')
    const word = /(?<name>a)\\p{L}/u; all?.(...more); row.role = { reportError: 1 }
  `
  expect(findUnsupportedFeatures(script)).toEqual([])
})

test.for([
  ['.bar_x:has(p) { top: 0 }', ':has in bar'],
  ['.bar_x:popover-open, .bar_x { top: 0 }', ':popover-open in bar'],
  ['.bar_x { height: 50dvh }', 'dvh in bar'],
  ['.bar_x { height: 50vh; height: min(50dvh - env(safe-area-inset-top), 9rem) }', 'dvh in bar'],
  ['.bar_x { height: 50vh; height: calc(50dvh - var(--bar)) }', 'dvh in bar'],
  ['p { height: calc(1 * var(--unit)) } html { --unit: 1dvh }', 'dvh in base'],
  ['.bar_x { width: 3cqi }', 'cqi in bar'],
  ['.bar_x { rotate: 45deg }', 'rotate in bar'],
  ['.bar_x { overflow: clip }', 'overflow: clip in bar'],
  ['.bar_x { top: anchor(--bar end) }', 'anchor() in bar'],
  ['@container (min-width: 9rem) { .bar_x { top: 0 } }', '@container in bar'],
  ['@media (scripting: none) { .bar_x { top: 0 } }', '@media scripting in bar'],
  ['@media (width >= 9rem) { .bar_x { top: 0 } }', '@media range in bar'],
  ['@layer base { p { top: 0 } }', '@layer in base'],
  ['.bar_x { & p { top: 0 } }', 'nesting in bar'],
  ['@supports (top: 1dvh) { html { --unit: 1dvh } }', null],
  ['@supports selector(:popover-open) { .bar_x:popover-open { top: 0 } }', null],
  ['.bar_x { height: 50vh; height: 50dvh }', null],
  ['.bar_x:not(:is(:popover-open, [data-open])) { top: 0 }', null],
  ['.bar_x { transform: rotate(45deg); inset: 0; gap: 1rem; aspect-ratio: 1 }', null],
] as const)('finds CSS outside the browser baseline: %s (S-79)', ([css, place]) => {
  expect(findUnsupportedStyles(css)).toEqual(place === null ? [] : [place])
})

test('a polyfill exists for every name that the browser baseline allows (S-79)', () => {
  const brings = readFileSync('src/app/polyfills.ts', 'utf8')
  const names = [...brings.matchAll(/\badd\((\w+)[\w.]*, '(\w+)'/g)].map(([, owner, name]) =>
    owner === 'AbortSignal' ? `${owner}.${name}` : name,
  )
  expect(new Set(names)).toEqual(new Set(POLYFILLED))
})

const { Array: array = {}, Set: set = {} } = compat.javascript['builtins'] ?? {}
const {
  AbortSignal: signal = {},
  HTMLElement: element = {},
  HTMLFormElement: form = {},
} = compat.api as Partial<Identifier>

test.for([
  'chrome',
  'webview_android',
  'samsunginternet_android',
  'firefox',
  'safari_ios',
] as const)(
  'what %s lacks of that it lacks only as long as Set.prototype.union, by which older browsers are known (S-79)',
  (browser) => {
    const since = (members: Partial<Identifier> | undefined, name: string) => {
      const { __compat: support } = members?.[name] ?? {}
      const [first = Number.NaN] = [support?.support[browser] ?? []]
        .flat()
        .map(({ version_added: added }) => Number.parseFloat(String(added)))
        .toSorted((a, b) => a - b)
      return first
    }
    const otherVersions = [
      ...['with', 'toReversed', 'toSpliced', 'toSorted'].map((name) => since(array, name)),
      ...['structuredClone', 'reportError'].map((name) => since(compat.api, name)),
      since(signal, 'timeout_static'),
      since(form, 'requestSubmit'),
      since(element, 'hidePopover'),
      since(compat.css['selectors'], 'has'),
    ]
    expect(Math.max(...otherVersions)).toBeLessThanOrEqual(since(set, 'union'))
  },
)
