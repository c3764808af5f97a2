import { expect, test } from 'vitest'

import { toPostgrestError, DatabaseUnavailableError } from './errors.ts'

const error = (code: string, message: string) =>
  Object.assign(new Error(message), { code, ...(code.startsWith('E') && { syscall: 'open' }) })

test.for([
  [
    'a file that Postgres could not extend',
    '42501',
    'could not extend file "base/5/1": Read-only file system',
  ],
  [
    'a file that Postgres could not open',
    '42501',
    'could not open file "pg_wal/1": Permission denied',
  ],
  ['a disk that fails', '58030', 'could not read block 1 in file "base/5/1": I/O error'],
  ['a picture on a disk that takes no writes', 'EROFS', 'EROFS: read-only file system, open'],
  ['a picture on a disk that fails', 'EIO', 'EIO: i/o error, write'],
] as const)('%s tells the device to retry later, and names no file', ([, code, message]) => {
  const { status, body } = toPostgrestError(error(code, message))
  expect([status, body.code, body.message]).toEqual([503, '58030', 'The disk takes no writes.'])
})

test('a missing privilege is still reported as one', () => {
  expect(toPostgrestError(error('42501', 'permission denied for table users')).status).toBe(401)
})

test('a database that is unavailable tells the device to retry later', () => {
  expect(toPostgrestError(new DatabaseUnavailableError('x')).status).toBe(503)
})
