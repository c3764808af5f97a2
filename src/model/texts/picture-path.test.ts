import { expect, test } from 'vitest'

import { parseUploadPath, toUploadPath } from './picture-path.ts'

test('the bucket and name of an uploaded file are parsed from its path', () => {
  const address = toUploadPath('doctors', '1800000000000-ab.webp')
  expect(address).toBe('/storage/v1/object/public/doctors/1800000000000-ab.webp')
  expect(parseUploadPath(address)).toEqual({ bucket: 'doctors', name: '1800000000000-ab.webp' })
})

test.for([
  '',
  'https://elsewhere.invalid/storage/v1/object/public/doctors/a.png',
  '/storage/v1/object/public/doctors/../users/a.png',
  '/storage/v1/object/public/doctors/a b.png',
  '/storage/v1/object/doctors/a.png',
  'javascript:alert(1)',
])('%s is not an uploaded file', (address) => {
  expect(parseUploadPath(address)).toBeNull()
})
