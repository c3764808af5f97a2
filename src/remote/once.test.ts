import { afterEach, expect, test, vi } from 'vitest'

import { createIdempotentRequests } from './once.ts'

const lost = new Error('lost')

/** Asks for what is said, and answers with the id of each request: the ones that are lost, too. */
function world() {
  const once = createIdempotentRequests()
  const ids: string[] = []
  const ask = (name: string, args: object, isLost = false) =>
    once(name, args, async (id) => {
      ids.push(id)
      if (isLost) throw lost
    }).catch((error: unknown) => {
      if (error !== lost) throw error
    })
  return { ask, ids, kinds: () => new Set(ids).size }
}

afterEach(() => {
  vi.useRealTimers()
})

test('S-95 the same request keeps its id until it is answered', async () => {
  const { ask, ids, kinds } = world()
  await ask('copy', { slug: 'a' }, true)
  await ask('copy', { slug: 'a' }, true)
  await ask('copy', { slug: 'a' })
  expect(ids[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(kinds()).toBe(1)
  await ask('copy', { slug: 'a' })
  expect(kinds()).toBe(2)
})

test('S-95 another procedure, and other content, is another request', async () => {
  const { ask, kinds } = world()
  await ask('copy', { slug: 'a' }, true)
  await ask('delete', { slug: 'a' }, true)
  await ask('copy', { slug: 'b' }, true)
  expect(kinds()).toBe(3)
  // Whoever does something else in between means it anew.
  await ask('copy', { slug: 'a' }, true)
  expect(kinds()).toBe(4)
})

test('S-95 after ten minutes the same is meant anew', async () => {
  vi.useFakeTimers()
  const { ask, kinds } = world()
  await ask('copy', { slug: 'a' }, true)
  vi.advanceTimersByTime(9 * 60_000)
  await ask('copy', { slug: 'a' }, true)
  expect(kinds()).toBe(1)
  vi.advanceTimersByTime(60_000)
  await ask('copy', { slug: 'a' }, true)
  expect(kinds()).toBe(2)
})
