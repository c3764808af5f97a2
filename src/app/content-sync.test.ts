// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createContentStore, emptyContent, type Content } from '#db/content.ts'
import { openDatabase, PUBLIC_DATABASE } from '#db/database.ts'
import { readMeta } from '#db/meta.ts'

import { startContentSync } from './content-sync.ts'

/** Ends what a visit started: a page of the site keeps it until it is closed. */
const stops = vi.hoisted(() => [] as (() => void)[])
vi.mock(import('#sync/engine.ts'), async (importOriginal) => {
  const { startSync } = await importOriginal()
  return {
    startSync: (...args) => {
      const stop = startSync(...args)
      stops.push(stop)
      return stop
    },
  }
})
vi.mock(import('#db/subscriptions.ts'), async (importOriginal) => {
  const { subscribeToContent, ...rest } = await importOriginal()
  return {
    ...rest,
    subscribeToContent: (...args) => {
      const stop = subscribeToContent(...args)
      stops.push(stop)
      return stop
    },
  }
})

const atOnce = (_name: string, _options: unknown, work: (lock: object) => unknown) => work({})
const broken = async () => Response.json({ message: 'relation does not exist' }, { status: 500 })

beforeEach(async () => {
  await openDatabase(PUBLIC_DATABASE).delete()
  // happy-dom has no Web Locks; this is the only tab.
  Object.defineProperty(navigator, 'locks', { value: { request: atOnce }, configurable: true })
  // Idle work runs at once: on a busy machine the test's page would be gone by then.
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('AC-383 AC-384 AC-421 AC-422 content that cannot be loaded is logged and its message stored, and readers see only that there is none', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', broken)
  const store = createContentStore()
  startContentSync(store, { url: 'https://clinic.example', key: 'public' })

  await expect.poll(() => store.get().failed).toBe(true)
  expect(store.get()).toMatchObject({ content: null, offline: false })
  expect(new Set(logged.mock.calls.flat())).toEqual(
    new Set(['Failed to load theme', 'clinic-public could not be refreshed: visitor_pull failed']),
  )
  expect(logged).toHaveBeenCalledTimes(2)
  expect(await readMeta(openDatabase(PUBLIC_DATABASE), 'sync')).toEqual({
    problem: 'error',
    answeredAt: null,
    message: 'visitor_pull failed',
  })
})

const row = (n: number) => ({ id: `00000000-0000-4000-8000-00000000000${n}`, row_version: n })

test('the open page stays while the rest of a large library is loading [R19]', async () => {
  const cursor = '9.0123abcd.0'
  const responses = [
    {
      cursor: `${cursor}.${cursor.slice(0, -2)}.${row(1).id}`,
      reset: true,
      put: { health_library_illnesses: [row(1)] },
    },
    {
      cursor,
      put: { health_library_illnesses: [row(2)] },
      sum: { health_library_illnesses: [2, 3] },
    },
  ]
  let isAway = false
  const fetchNext = async () => {
    const next = isAway ? undefined : responses.shift()
    isAway = next !== undefined && responses.length === 1
    return next ? Response.json(next) : Response.json({}, { status: 503 })
  }
  vi.stubGlobal('fetch', fetchNext)
  const rendered: object = { ...emptyContent, health_library_illnesses: [row(7)] }
  const store = createContentStore({ content: rendered as Content, page: '/health-library/seven' })
  startContentSync(store, { url: 'https://clinic.example', key: 'public' })
  const shown = () =>
    store.get().content?.health_library_illnesses.map(({ id }) => Number(id.slice(-1)))

  await expect.poll(shown).toEqual([1, 7])
  expect(store.get().isPartial).toBe(true)
  isAway = false
  globalThis.dispatchEvent(new Event('online'))
  await expect.poll(shown).toEqual([1, 2])
  expect(store.get().isPartial).toBe(false)
})

const failToFetch = () => Promise.reject(new TypeError('Failed to fetch'))
/** A server that always returns one topic. */
const oneTopic = () =>
  Response.json({
    cursor: '9.0123abcd.0',
    reset: true,
    put: { health_library_illnesses: [row(1)] },
    sum: { health_library_illnesses: [1, 1] },
  })
const topics = (store: ReturnType<typeof createContentStore>) =>
  store.get().content?.health_library_illnesses.map(({ id }) => Number(id.slice(-1)))

test.for([
  ['full', 'QuotaExceededError'],
  ['broken', 'UnknownError'],
] as const)(
  'a device whose storage is %s reads all content from the server (D11)',
  async ([, name]) => {
    vi.stubGlobal('reportError', () => undefined)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk takes no more', name)
    })
    vi.stubGlobal('fetch', async () => oneTopic())
    const rendered: object = { ...emptyContent, health_library_illnesses: [row(7)] }
    const store = createContentStore({ content: rendered as Content, page: '/health-library' })
    startContentSync(store, { url: 'https://clinic.example', key: 'public' })
    await expect.poll(() => topics(store)).toEqual([1])
    expect(store.get()).toMatchObject({ page: null, failed: false })
  },
)

test('a device that stopped reading what it has stored shows the content of the server, once there is a network', async () => {
  vi.stubGlobal('fetch', async () => oneTopic())
  const before = createContentStore()
  startContentSync(before, { url: 'https://clinic.example', key: 'public' })
  await expect.poll(() => topics(before)).toEqual([1])

  const reading = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('Not allowed', 'SecurityError')
  })
  vi.stubGlobal('fetch', failToFetch)
  const rendered: object = { ...emptyContent, health_library_illnesses: [row(7)] }
  const store = createContentStore({ content: rendered as Content, page: '/health-library/seven' })
  startContentSync(store, { url: 'https://clinic.example', key: 'public' })
  await expect.poll(() => store.get().failed).toBe(true)
  expect(reading).toHaveBeenCalled()
  expect(topics(store)).toEqual([7])
  vi.stubGlobal('fetch', async () => oneTopic())
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => topics(store)).toEqual([1])
  expect(store.get()).toMatchObject({ page: null, failed: false, stale: false })
})

test('a browser that wrongly reports offline is not believed once the server responds', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('fetch', async () => oneTopic())
  const store = createContentStore({ offline: true })
  startContentSync(store, { url: 'https://clinic.example', key: 'public' })
  await expect.poll(() => topics(store)).toEqual([1])
  expect(store.get().offline).toBe(false)
})

test('readers see that they are offline if the browser reports it and a request has failed (S-96)', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const server = vi.fn<() => Promise<Response>>(async () => oneTopic())
  vi.stubGlobal('fetch', server)
  const store = createContentStore()
  const offlineStates: boolean[] = []
  store.subscribe(() => offlineStates.push(store.get().offline))
  startContentSync(store, { url: 'https://clinic.example', key: 'public' })
  await expect.poll(() => topics(store)).toEqual([1])
  expect(offlineStates).not.toContain(true)
  // A browser that has lost its network reports it, and then a request is made.
  server.mockImplementation(failToFetch)
  window.dispatchEvent(new Event('offline'))
  await expect.poll(() => store.get().offline).toBe(true)
  // A busy server has responded.
  server.mockImplementation(async () => new Response(null, { status: 503 }))
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => store.get().offline).toBe(false)
  expect(store.get().stale).toBe(true)
  server.mockClear()
  server.mockImplementation(failToFetch)
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => server.mock.calls.length).toBeGreaterThan(0)
  expect(store.get()).toMatchObject({ offline: false, stale: true })
})

test('readers see after eight seconds that the server is silent, until it responds', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const pending: ((respond: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise((resolve) => pending.push(resolve)))
  const rendered: object = { ...emptyContent, health_library_illnesses: [row(7)] }
  const store = createContentStore({ content: rendered as Content, page: '/health-library' })
  startContentSync(store, { url: 'https://clinic.example', key: 'public' })
  const silence = () => timers.mock.calls.find(([, wait]) => wait === 8_000)?.[0]
  await expect.poll(silence).toBeTypeOf('function')
  silence()?.()
  // All that the device has is the open page.
  expect(store.get()).toMatchObject({ failed: true, stale: false })
  pending.shift()?.(oneTopic())
  await expect.poll(() => topics(store)).toEqual([1])
  expect(store.get().failed).toBe(false)
  timers.mockClear()
  window.dispatchEvent(new Event('online'))
  await expect.poll(silence).toBeTypeOf('function')
  silence()?.()
  expect(store.get()).toMatchObject({ failed: false, stale: true })
})

test('pages no longer wait for content that takes ten seconds, although its bytes keep coming', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const bytes = new TransformStream<Uint8Array, Uint8Array>()
  vi.stubGlobal('fetch', async () => {
    return new Response(bytes.readable, { headers: { 'content-type': 'application/json' } })
  })
  const rendered: object = { ...emptyContent, health_library_illnesses: [row(7)] }
  const store = createContentStore({ content: rendered as Content, page: '/health-library' })
  startContentSync(store, { url: 'https://clinic.example', key: 'public' })
  const enough = () => timers.mock.calls.find(([, wait]) => wait === 10_000)?.[0]
  await expect.poll(enough).toBeTypeOf('function')
  enough()?.()
  expect(store.get()).toMatchObject({ slow: true, failed: false, stale: false })
  void oneTopic().body?.pipeTo(bytes.writable)
  await expect.poll(() => topics(store)).toEqual([1])
})

test("a database that never opens is not awaited: readers get the server's content", async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(
    () => new EventTarget() as IDBOpenDBRequest,
  )
  vi.stubGlobal('fetch', async () => oneTopic())
  const store = createContentStore({ page: '/doctors' })
  startContentSync(store, { url: 'https://clinic.example', key: 'public' })
  const tooLong = () => timers.mock.calls.find(([, wait]) => wait === 6_000)?.[0]
  await expect.poll(tooLong).toBeTypeOf('function')
  tooLong()?.()
  await expect.poll(() => topics(store)).toEqual([1])
  expect(store.get()).toMatchObject({ page: null, failed: false })
})

test('a slow database shows its content, although there is no network', async () => {
  vi.stubGlobal('fetch', async () => oneTopic())
  const before = createContentStore()
  startContentSync(before, { url: 'https://clinic.example', key: 'public' })
  await expect.poll(() => topics(before)).toEqual([1])

  const timers = vi.spyOn(globalThis, 'setTimeout')
  const real = globalThis.indexedDB.open.bind(globalThis.indexedDB)
  const late: (() => void)[] = []
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation((...named) => {
    const request = new EventTarget() as IDBOpenDBRequest
    late.push(() => {
      const opening = real(...named)
      opening.addEventListener('success', () => {
        Object.defineProperty(request, 'result', { value: opening.result })
        const event = new Event('success')
        Object.defineProperty(event, 'target', { value: request })
        request.onsuccess?.(event)
      })
    })
    return request
  })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  const store = createContentStore()
  startContentSync(store, { url: 'https://clinic.example', key: 'public' })
  const tooLong = () => timers.mock.calls.find(([, wait]) => wait === 6_000)?.[0]
  await expect.poll(tooLong).toBeTypeOf('function')
  tooLong()?.()
  await expect.poll(() => store.get().failed).toBe(true)
  for (const respond of late) respond()
  await expect.poll(() => topics(store)).toEqual([1])
})

test("a lock that is never granted is not awaited: readers get the server's content", async () => {
  const never = { request: () => new Promise(() => {}) }
  Object.defineProperty(navigator, 'locks', { value: never, configurable: true })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  vi.stubGlobal('fetch', async () => oneTopic())
  const store = createContentStore({ page: '/doctors' })
  startContentSync(store, { url: 'https://clinic.example', key: 'public' })
  const waitsForLock = () => timers.mock.calls.some(([, wait]) => wait === 20_000)
  await expect.poll(waitsForLock).toBe(true)
  timers.mock.calls.find(([, wait]) => wait === 6_000)?.[0]()
  await expect.poll(() => topics(store)).toEqual([1])
  expect(store.get()).toMatchObject({ page: null, failed: false })
})
