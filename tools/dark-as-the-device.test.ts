import postcss from 'postcss'
import { expect, test } from 'vitest'

import { createDarkModePlugin } from './dark-as-the-device.ts'

const transform = (css: string) =>
  postcss([createDarkModePlugin()]).process(css, { from: undefined }).css

test('a style of the dark mode also applies on a dark device without a chosen mode', () => {
  expect(transform("a, [data-theme-mode='dark'] b { color: red }")).toBe(
    "a, [data-theme-mode='dark'] b { color: red }" +
      "@media screen and (prefers-color-scheme: dark) {[data-theme-mode='auto'] b { color: red } }",
  )
})

test('a style of both modes is left unchanged', () => {
  expect(transform('a { color: red }')).toBe('a { color: red }')
})
