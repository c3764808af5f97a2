import { expect, test } from 'vitest'

import { createCriticalCss } from './critical-css.ts'

const sheet = `
  :root { --a: 1 }
  a, .button { color: red }
  .card .title { color: blue }
  .card:hover, .dialog .title { color: green }
  .menu:not(.closed) { color: pink }
  .bar[data-style='fixed'] { color: grey }
  [data-theme-mode='dark'] .card { color: white }
  @media (width > 60rem) { .card { margin: 0 } }
  @media (width > 60rem) { .dialog { margin: 0 } }
  @media print { .card { color: black } }
  @keyframes turn { to { rotate: 1turn } }
`
const cssFor = createCriticalCss(sheet)
const page = '<html data-x="1"><div class="card wide"><p class="title">Hello</p></div>'

test('a page contains the rules for its own elements, and not those of other pages', () => {
  const css = cssFor(page)
  for (const part of ['--a', 'red', 'blue', 'green', 'margin: 0', 'rotate']) {
    expect(css).toContain(part)
  }
  for (const left of ['pink', 'grey', '.dialog { margin']) expect(css).not.toContain(left)
  expect(css).not.toContain('print')
})

test('rules that depend on a state or its absence are included', () => {
  expect(cssFor('<nav class="menu">')).toContain('pink')
  expect(cssFor('<nav class="bar" data-style="fixed">')).toContain('grey')
  expect(cssFor('<nav class="bar" data-style="sticky">')).not.toContain('grey')
})

test('the dark rules of a page are included, as its reader may have chosen dark mode', () => {
  expect(cssFor(page)).toContain("[data-theme-mode='dark'] .card")
})
