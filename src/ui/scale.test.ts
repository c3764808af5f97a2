import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** The breakpoints in rem: a phone, a large phone, a tablet, a small and a large desktop. */
const WIDTHS = [30, 40, 48, 64, 80]

/** The panel's header fits on one line beside the sidebar from here on only. */
const OTHER_WIDTHS = ['admin/layout/admin-header.module.css: 68.5rem']

const src = new URL('..', import.meta.url)
const styles = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, text: readFileSync(new URL(path, src), 'utf8') }))

test('every layout uses the same five breakpoints', () => {
  const used = styles.flatMap(({ path, text }) => {
    const queries = text.match(/@media[^{]*/g) ?? []
    const widths = queries.flatMap((query) => [...query.matchAll(/width[^)]*?([\d.]+\w+)/g)])
    return widths.map(([, width = '']) => ({ width, where: `${path}: ${width}` }))
  })
  // Or just below one, at which another layout begins.
  const allowed = WIDTHS.flatMap((width) => [`${width}rem`, `${width - 0.01}rem`])
  expect(used.length).toBeGreaterThan(40)
  const others = used.filter(({ width }) => !allowed.includes(width)).map(({ where }) => where)
  expect(new Set(others)).toEqual(new Set(OTHER_WIDTHS))
})

/** Sizes of elements, not distances between them. */
const ROOM_FOR_A_THING = [
  'admin/lists/record-card.module.css: margin-inline-end: 2.25rem',
  'admin/sign-in/password-field.module.css: padding-inline-end: 5rem',
]

test('every distance is a step of the spacing scale', () => {
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
