// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createContentStore } from '#db/content.ts'
import { openDatabase, PUBLIC_DATABASE } from '#db/database.ts'
import { readMeta } from '#db/meta.ts'

import { keepContent } from './public-content.ts'

const atOnce = (_name: string, _options: unknown, work: (lock: object) => unknown) => work({})
const broken = async () => Response.json({ message: 'relation does not exist' }, { status: 500 })

beforeEach(() => {
  // happy-dom has no locks; this is the only tab.
  Object.defineProperty(navigator, 'locks', { value: { request: atOnce }, configurable: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('AC-383 AC-384 AC-421 AC-422 content that cannot be loaded is logged, kept with its message, and readers are told nothing but that there is none', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', broken)
  const store = createContentStore()
  keepContent(store, { url: 'https://clinic.example', key: 'public' })

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
