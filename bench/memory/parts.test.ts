import { expect, test } from 'vitest'

import { partsOf, sumOf } from './parts.ts'

const mapping = (range: string, rights: string, name: string, megabytes: number) =>
  `${range} ${rights} 00000000 00:00 0                          ${name}
Size:             262144 kB
KernelPageSize:        4 kB
Rss:              ${megabytes * 1024} kB
Pss:                   1 kB
VmFlags: rd wr mr mw me`

test('adds up the resident memory of each kind of mapping', () => {
  const parts = partsOf(
    [
      mapping('00400000-00e00000', 'r-xp', '/usr/bin/node', 30),
      mapping('01000000-05000000', 'rw-p', '[heap]', 40),
      mapping('7f0000000000-7f0010000000', 'rw-p', '', 200),
      mapping('7f0020040000-7f0020080000', 'rw-p', '', 7),
      // An arena of the heap of C begins at a multiple of 64 MB.
      mapping('7f0024000000-7f0026000000', 'rw-p', '', 20),
      mapping('7f0030000000-7f0038000000', 'rwxp', '', 60),
      mapping('7ffd00000000-7ffd00021000', 'rw-p', '[stack]', 1),
    ].join('\n'),
  )
  expect(parts).toEqual({ program: 30, malloc: 60, webAssembly: 200, javaScript: 8, code: 60 })
  expect(sumOf(parts)).toBe(358)
})
