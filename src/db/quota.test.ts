import Dexie from 'dexie'
import { afterEach, expect, test, vi } from 'vitest'

import { isQuotaExceeded, withCacheEviction } from './quota.ts'

const full = () => Promise.reject(new Dexie.QuotaExceededError('full'))
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Fills the service worker's picture cache. */
function withPictures(...names: string[]): Set<string> {
  const kept = new Set(names)
  const cache = {
    keys: () => Promise.resolve([...kept]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  }
  const none = { ...cache, keys: () => Promise.resolve([]) }
  const open = (name: string) => Promise.resolve(name === 'pictures' ? cache : none)
  vi.stubGlobal('caches', { open })
  return kept
}

test('on a full disk the cached pictures are evicted and the write is retried once [D11]', async () => {
  const kept = withPictures('a.webp', 'b.webp')
  const work = vi.fn<() => Promise<string>>(() =>
    kept.size > 0 ? full() : Promise.resolve('written'),
  )
  expect(await withCacheEviction(work)).toBe('written')
  expect(work).toHaveBeenCalledTimes(2)
  expect([...kept]).toEqual([])
})

test('when eviction does not help, the write fails after two attempts with StorageFullError [D11]', async () => {
  withPictures('a.webp')
  const work = vi.fn<() => Promise<string>>(full)
  await expect(withCacheEviction(work)).rejects.toSatisfy(isQuotaExceeded)
  expect(work).toHaveBeenCalledTimes(2)
})

test('other errors evict no pictures', async () => {
  const kept = withPictures('a.webp')
  await expect(withCacheEviction(() => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  expect([...kept]).toEqual(['a.webp'])
})
