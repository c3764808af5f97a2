import { afterEach, expect, test, vi } from 'vitest'

import { createIdempotentRequests } from './once.ts'

const lost = new Error('lost')

/**
 * A caller that gets the id of each request as its response, also of requests whose response is
 * lost.
 */
function world() {
  const once = createIdempotentRequests()
  const ids: string[] = []
  const request = (name: string, args: object, isLost = false) =>
    once(name, args, async (id) => {
      ids.push(id)
      if (isLost) throw lost
    }).catch((error: unknown) => {
      if (error !== lost) throw error
    })
  return { request, ids, kinds: () => new Set(ids).size }
}

afterEach(() => {
  vi.useRealTimers()
})

test('a repeated request keeps its id until a response comes (S-95)', async () => {
  const { request, ids, kinds } = world()
  await request('copy', { slug: 'a' }, true)
  await request('copy', { slug: 'a' }, true)
  await request('copy', { slug: 'a' })
  expect(ids[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(kinds()).toBe(1)
  await request('copy', { slug: 'a' })
  expect(kinds()).toBe(2)
})

test('a request with another procedure or other arguments gets another id (S-95)', async () => {
  const { request, kinds } = world()
  await request('copy', { slug: 'a' }, true)
  await request('delete', { slug: 'a' }, true)
  await request('copy', { slug: 'b' }, true)
  expect(kinds()).toBe(3)
  // A different request in between starts a new request.
  await request('copy', { slug: 'a' }, true)
  expect(kinds()).toBe(4)
})

test('the same request after ten minutes gets a new id (S-95)', async () => {
  vi.useFakeTimers()
  const { request, kinds } = world()
  await request('copy', { slug: 'a' }, true)
  vi.advanceTimersByTime(9 * 60_000)
  await request('copy', { slug: 'a' }, true)
  expect(kinds()).toBe(1)
  vi.advanceTimersByTime(60_000)
  await request('copy', { slug: 'a' }, true)
  expect(kinds()).toBe(2)
})
