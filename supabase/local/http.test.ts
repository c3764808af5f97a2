import { expect, test } from 'vitest'

import { selectEncoding } from './http.ts'

test.for([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['BR ; Q=1', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0', null],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['gzip;q=0', null],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip;q=0.001', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['*;q=0, gzip', 'gzip'],
  ['identity', null],
  ['identity, br;q=0.5', null],
  ['identity;q=0.5, br', 'br'],
  ['identity;q=0, gzip', 'gzip'],
  ['br;q=much', null],
  ['abracadabra', null],
  ['x-br, xgzip', null],
  ['', null],
] as const)('Accept-Encoding: %s is answered with %s', ([header, encoding]) => {
  expect(selectEncoding(header)).toBe(encoding)
})
