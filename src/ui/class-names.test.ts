import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const src = new URL('..', import.meta.url)
const textOf = (file: URL) => readFileSync(file, 'utf8')
const parts = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
  .map((path) => ({ path, file: new URL(path, src) }))

/** Lists the classes that a component uses by name from a stylesheet of its folder. */
function takenFrom(code: string, styles: string): string[] {
  const used = code.replaceAll(/^import .*$/gm, '')
  const byName = used.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))
  return [...byName].map(([, name = '']) => name)
}

test('every class that a component uses is in its stylesheet', () => {
  const usedNames = parts.flatMap(({ path, file }) => {
    const code = textOf(file)
    const sheets = [...code.matchAll(/import (\w+) from '(\.\/[\w-]+\.module\.css)'/g)]
    return sheets.flatMap(([, styles = '', sheet = '']) => {
      const css = textOf(new URL(sheet, file))
      return takenFrom(code, styles).map((name) => ({ at: `${path}: ${name}`, name, css }))
    })
  })
  expect(usedNames.length).toBeGreaterThan(300)
  const missing = usedNames.filter(({ name, css }) => !new RegExp(`\\.${name}\\b`).test(css))
  expect(missing.map(({ at }) => at)).toEqual([])
})
