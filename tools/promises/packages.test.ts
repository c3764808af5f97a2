import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { listShippedPackages, readLock } from './notice.ts'

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
interface Lock {
  packages: Record<string, { integrity?: string }>
}
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

test.for(['', 'bench/'])(
  '%spackage.json pins versions, the lock their hashes (threat 53)',
  (folder) => {
    const manifest = read(`${folder}package.json`) as Manifest
    const dependencies = Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
    })
    expect(dependencies.length).toBeGreaterThan(10)
    expect(
      dependencies.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
    ).toEqual([])
    const { '': _root, ...locked } = (read(`${folder}package-lock.json`) as Lock).packages
    expect(Object.keys(locked).length).toBeGreaterThan(dependencies.length)
    const unproved = Object.entries(locked).filter(([, it]) => !it.integrity?.startsWith('sha512-'))
    expect(unproved).toEqual([])
  },
)

test('NOTICE names every shipped package with its licence (else: npm run notice)', () => {
  const notice = readFileSync('NOTICE', 'utf8')
  const named = notice.split('\n').flatMap((line) => /^(.+ \(.+?\)): /.exec(line)?.[1] ?? [])
  expect(named).toEqual(listShippedPackages(readLock()).map(({ heading }) => heading))
  const licence = 'node_modules/@fontsource-variable/noto-sans-telugu/LICENSE'
  expect(existsSync(licence)).toBe(true)
  expect(notice).toContain(readFileSync(licence, 'utf8').trim())
})

test('packages that only tests or one kind of machine need are not shipped', () => {
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/b/node_modules/a': { version: '2.0.0', license: 'ISC' },
    'node_modules/c': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/d-linux': { version: '1.0.0', license: 'MIT', optional: true },
  } as const
  const headings = listShippedPackages({ packages }).map(({ heading }) => heading)
  expect(headings).toEqual(['a 1.0.0 (MIT)', 'a 2.0.0 (ISC)'])
})
