import { expect, test } from 'vitest'

import { formatPackageHeading, readText, readLock, listShippedPackages } from './notice.ts'

const notice = readText('NOTICE')
const lines = new Set(notice.split('\n').map((line) => line.slice(0, line.indexOf('): ') + 1)))

test('NOTICE names every package that is shipped, with its version and licence (else: npm run notice)', () => {
  const named = [...lines].filter((line) => line !== '')
  expect(named).toEqual(listShippedPackages(readLock()).map(formatPackageHeading))
  expect(named).toContain('react 19.3.1 (MIT)')
})

test('NOTICE has the whole licence of the Telugu letters', () => {
  expect(notice).toContain(
    readText('node_modules/@fontsource-variable/noto-sans-telugu/LICENSE').trim(),
  )
})

test('a package that only tests need, or only one kind of machine, is not shipped', () => {
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/b/node_modules/a': { version: '2.0.0', license: 'ISC' },
    'node_modules/c': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/d-linux': { version: '1.0.0', license: 'MIT', optional: true },
  } as const
  expect(listShippedPackages({ packages }).map(formatPackageHeading)).toEqual([
    'a 1.0.0 (MIT)',
    'a 2.0.0 (ISC)',
  ])
})
