import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** Where a layout may change: a phone, a large one, a tablet, a small and a large desk; in rem. */
const WIDTHS = [30, 40, 48, 64, 80]

/** The head of the panel has room for one line from here on only, beside the sidebar. */
const OTHER_WIDTHS = ['admin/layout/admin-header.module.css: 68.5rem']

const src = new URL('..', import.meta.url)
const styles = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, text: readFileSync(new URL(path, src), 'utf8') }))

test('layouts change at five widths, the same for every part', () => {
  const used = styles.flatMap(({ path, text }) => {
    const queries = text.match(/@media[^{]*/g) ?? []
    const widths = queries.flatMap((query) => [...query.matchAll(/width[^)]*?([\d.]+\w+)/g)])
    return widths.map(([, width = '']) => ({ width, where: `${path}: ${width}` }))
  })
  // Or just under one, where another layout begins at it.
  const allowed = WIDTHS.flatMap((width) => [`${width}rem`, `${width - 0.01}rem`])
  expect(used.length).toBeGreaterThan(40)
  const others = used.filter(({ width }) => !allowed.includes(width)).map(({ where }) => where)
  expect(new Set(others)).toEqual(new Set(OTHER_WIDTHS))
})

/** Room for a thing of that size, which is no distance between two things. */
const ROOM_FOR_A_THING = [
  'admin/lists/record-card.module.css: margin-inline-end: 2.25rem',
  'admin/sign-in/password-field.module.css: padding-inline-end: 5rem',
]

test('what stands apart does so by a step of the scale, the same for every part', () => {
  const distances = styles.flatMap(({ path, text }) =>
    Array.from(
      text.matchAll(/(?<=[{;/]\s*)(?:padding|margin|(?:row-|column-)?gap)[\w-]*:[^;}]*/g),
      ([declaration]) => ({ declaration, where: `${path}: ${declaration}` }),
    ),
  )
  expect(
    distances.filter(({ declaration }) => declaration.includes('var(--space-')).length,
  ).toBeGreaterThan(300)
  const others = distances.filter(({ declaration }) => /[\d.]rem\b/.test(declaration))
  expect(others.map(({ where }) => where)).toEqual(ROOM_FOR_A_THING)
})
