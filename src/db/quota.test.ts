import Dexie from 'dexie'
import { afterEach, expect, test, vi } from 'vitest'

import { isQuotaExceeded, withCacheEviction } from './quota.ts'

const full = () => Promise.reject(new Dexie.QuotaExceededError('full'))
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Fills the service worker's picture cache. */
function withPictures(...names: string[]): Set<string> {
  const cachedNames = new Set(names)
  const cache = {
    keys: () => Promise.resolve([...cachedNames]),
    delete: (name: string) => Promise.resolve(cachedNames.delete(name)),
  }
  const none = { ...cache, keys: () => Promise.resolve([]) }
  const open = (name: string) => Promise.resolve(name === 'pictures' ? cache : none)
  vi.stubGlobal('caches', { open })
  return cachedNames
}

test('on a full disk the cached pictures are evicted and the write is retried once [D11]', async () => {
  const cachedNames = withPictures('a.webp', 'b.webp')
  const work = vi.fn<() => Promise<string>>(() =>
    cachedNames.size > 0 ? full() : Promise.resolve('written'),
  )
  expect(await withCacheEviction(work)).toBe('written')
  expect(work).toHaveBeenCalledTimes(2)
  expect([...cachedNames]).toEqual([])
})

test('when eviction does not help, the write fails after two attempts with StorageFullError [D11]', async () => {
  withPictures('a.webp')
  const work = vi.fn<() => Promise<string>>(full)
  await expect(withCacheEviction(work)).rejects.toSatisfy(isQuotaExceeded)
  expect(work).toHaveBeenCalledTimes(2)
})

test('other errors evict no pictures', async () => {
  const cachedNames = withPictures('a.webp')
  await expect(withCacheEviction(() => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  expect([...cachedNames]).toEqual(['a.webp'])
})
