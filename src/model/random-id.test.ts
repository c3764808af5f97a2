import { afterEach, expect, test, vi } from 'vitest'

import { createRandomId } from './random-id.ts'

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => vi.unstubAllGlobals())

test('is a unique UUID of version 4, also over plain http', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const made = Array.from({ length: 1000 }, createRandomId)
  for (const id of made) expect(id).toMatch(UUID_V4)
  expect(new Set(made).size).toBe(1000)
})

test('sets every bit that the version leaves free', () => {
  vi.stubGlobal('crypto', everyByte(0))
  expect(createRandomId()).toBe('00000000-0000-4000-8000-000000000000')
  vi.stubGlobal('crypto', everyByte(255))
  expect(createRandomId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
})

const everyByte = (byte: number) => ({ getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) })
