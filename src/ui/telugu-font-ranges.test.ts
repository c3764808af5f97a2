import { readdirSync, readFileSync } from 'node:fs'

import { parse, type Rule } from 'postcss'
import { expect, test } from 'vitest'

/** The height of Noto Sans Telugu in the sample clinic's texts: 0.87em up and 0.47em down. */
const TALLEST = 1.34

const src = new URL('..', import.meta.url)
const rules = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css') && !path.startsWith('admin/'))
  .flatMap((path) => rulesOf(path))
const forTelugu = rules.filter(({ selector }) => /^html .*:lang\(te\)$/.test(selector))

interface Found {
  path: string
  selector: string
  rule: Rule
}

function rulesOf(path: string): Found[] {
  const found: Found[] = []
  parse(readFileSync(new URL(path, src), 'utf8')).walkRules((rule) => {
    found.push(...rule.selectors.map((selector) => ({ path, selector, rule })))
  })
  return found
}

function valueOf({ rule }: Found, property: string): string | undefined {
  const [value] = rule.nodes.flatMap((node) =>
    node.type === 'decl' && node.prop === property ? [node.value] : [],
  )
  return value
}

/** Returns the specificity of a selector without ids: classes and attributes, then elements. */
function strengthOf(selector: string): number {
  const counted = selector
    .replaceAll(/:where\([^)]*\)|::[\w-]+|(?<=:lang)\([^)]*\)/g, '')
    .replaceAll(/:(?:is|not)\(/g, '(')
  const classes = counted.match(/[.[:][\w-]+/g)?.length ?? 0
  const elements = counted.match(/(?<![\w.:[='-])[a-z][\w-]*(?![\w('-]*['\]])/g)?.length ?? 0
  return classes * 100 + elements
}

test('no theme and no component spaces Telugu letters, or sets lines closer than their height', () => {
  expect(forTelugu.map((found) => valueOf(found, 'line-height'))).toEqual([
    'max(1.75, var(--leading-relaxed))',
    '1.45',
  ])
  expect(forTelugu.map((found) => valueOf(found, 'letter-spacing'))).toContain('normal')

  const weakest = strengthOf('html :lang(te)')
  const stronger = rules.filter(
    (found) => !forTelugu.includes(found) && strengthOf(found.selector) >= weakest,
  )
  expect(stronger.length).toBeGreaterThan(50)
  const harmful = stronger.filter((found) => {
    const spacing = valueOf(found, 'letter-spacing') ?? 'normal'
    const height = valueOf(found, 'line-height') ?? 'normal'
    return (
      !['normal', '0'].includes(spacing) || (height !== 'normal' && !(Number(height) > TALLEST))
    )
  })
  expect(harmful.map(({ path, selector }) => `${path}: ${selector}`)).toEqual([])
})

test('no style uses capitals or hyphenation, which Telugu does not have', () => {
  expect(rules.length).toBeGreaterThan(200)
  const changed = rules.filter(
    (found) => valueOf(found, 'text-transform') ?? valueOf(found, 'hyphens'),
  )
  expect(changed.map(({ path, selector }) => `${path}: ${selector}`)).toEqual([])
})
