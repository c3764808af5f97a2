// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { browserEnvironment } from './browser-environment.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Web Locks of a browser in which another tab holds the lock until `free` resolves. */
function turnIsTaken(free: Promise<void>) {
  const request = (_name: string, { signal }: LockOptions, work: () => Promise<void>) => {
    const refused = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
    })
    return Promise.race([free, refused]).then(work)
  }
  vi.stubGlobal('navigator', { locks: { request } })
}

test('a sync cycle waits while another tab holds the lock', async () => {
  let end: (() => void) | undefined
  turnIsTaken(new Promise((resolve) => (end = resolve)))
  const work = vi.fn<() => Promise<void>>().mockResolvedValue()
  const round = browserEnvironment.withLock('sync', work)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(work).not.toHaveBeenCalled()
  end?.()
  expect(await round).toBe(true)
  expect(work).toHaveBeenCalledTimes(1)
})

test('a sync cycle starts after twenty seconds although another tab never releases the lock', async () => {
  turnIsTaken(new Promise(() => {}))
  const work = vi.fn<() => Promise<void>>().mockResolvedValue()
  const round = browserEnvironment.withLock('sync', work)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await round).toBe(true)
  expect(work).toHaveBeenCalledTimes(1)
})

test.for([
  ['refuses the lock', () => Promise.reject(new DOMException('Denied', 'SecurityError'))],
  [
    'throws when the lock is requested',
    () => {
      throw new DOMException('Denied', 'SecurityError')
    },
  ],
  ['responds to no request for a lock', () => new Promise(() => {})],
] as const)('a sync cycle runs in a browser that %s', async ([, request]) => {
  vi.stubGlobal('navigator', { locks: { request } })
  const work = vi.fn<() => Promise<void>>().mockResolvedValue()
  const cycle = browserEnvironment.withLock('sync', work)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await cycle).toBe(true)
  expect(work).toHaveBeenCalledTimes(1)
})

test('the error of a sync cycle that holds the lock reaches its caller', async () => {
  turnIsTaken(Promise.resolve())
  const work = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no sync'))
  await expect(browserEnvironment.withLock('sync', work)).rejects.toThrow('no sync')
})

test.for(['online', 'offline', 'pageshow'])(
  '`%s` starts a sync cycle until the subscription ends [D10]',
  (event) => {
    const go = vi.fn<() => void>()
    const stop = browserEnvironment.onResume(go)
    window.dispatchEvent(new Event(event))
    expect(go).toHaveBeenCalledTimes(1)
    stop()
    window.dispatchEvent(new Event(event))
    expect(go).toHaveBeenCalledTimes(1)
  },
)
