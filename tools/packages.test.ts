import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}
interface Lock {
  packages: Record<
    string,
    { version?: string; integrity?: string; resolved?: string; link?: boolean }
  >
}
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

test('every package is of one pinned version, and has the fingerprint that it must show (threat 53)', () => {
  const manifest = read('package.json') as Manifest
  const wanted = {
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  }
  const loose = Object.entries(wanted).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  )
  expect(loose).toEqual([])
  const locked = Object.entries((read('package-lock.json') as Lock).packages).filter(
    ([at]) => at !== '',
  )
  expect(locked.length).toBeGreaterThan(Object.keys(wanted).length)
  const unproved = locked.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))
  expect(unproved).toEqual([])
})
