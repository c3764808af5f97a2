import { afterEach, expect, test, vi } from 'vitest'

import type { ThemeChange } from '#model/theme/theme-change.ts'
import type { Failure } from '#remote/remote.ts'

import { createMemoryRemote } from './testing/memory-remote.ts'
import { createThemeRequests, type ThemeOutcome, type ThemeRequests } from './theme-requests.ts'

const ME = '11111111-1111-4111-8111-111111111111'
const NO_RESPONSE =
  'The server did not answer. Check the connection and try again: nothing is done twice.'

const change: ThemeChange = {
  id: 'calm',
  config: { layoutStyle: 'minimal' },
  description: null,
  summary: 'Calmer',
  baseVersion: 3,
}

/** Each change of a theme, with the words of the specification for when it fails (AC-328). */
const changes: [string, (themes: ThemeRequests) => Promise<ThemeOutcome>, string][] = [
  ['activating', (t) => t.activate('calm'), 'Failed to activate theme. Please try again.'],
  ['rolling back', (t) => t.rollback(), 'Failed to rollback theme. Please try again.'],
  [
    'duplicating',
    (t) => t.duplicate({ id: 'calm', name: 'Ours', slug: 'ours' }),
    'Failed to duplicate theme. Please try again.',
  ],
  ['deleting', (t) => t.remove('calm'), 'Failed to delete theme. Please try again.'],
  ['saving', (t) => t.update(change), 'Failed to update theme. Please try again.'],
]

function world() {
  const remote = createMemoryRemote()
  let notifications = 0
  const themes = createThemeRequests(
    () => remote,
    () => ME,
    async () => {
      notifications += 1
    },
  )
  return { remote, themes, countNotifications: () => notifications }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test.for(changes)(
  'AC-328 %s, when it fails on the server, shows: %s',
  async ([, request, words]) => {
    for (const failure of ['broken', 'invalid', 'busy'] as const) {
      const { remote, themes, countNotifications } = world()
      remote.failure = failure
      expect(await request(themes)).toEqual({ done: false, error: words })
      expect(countNotifications()).toBe(0)
    }
  },
)

test.for(changes)(
  'AC-328 %s without a response shows: No response from database function',
  async ([, request]) => {
    const { remote, themes, countNotifications } = world()
    remote.themeResponse = null
    expect(await request(themes)).toEqual({
      done: false,
      error: 'No response from database function',
    })
    expect(countNotifications()).toBe(0)
  },
)

test.for([
  'Theme not found',
  'Cannot delete preset themes',
  'Slug already exists',
  'This theme was saved by ravi in the meantime (version 4)',
  'designTokens.borderRadius.lg must be a size such as 12px',
])('AC-328 a message of the server for users is passed on: %s (S-36)', async (error) => {
  for (const [, request] of changes) {
    const { remote, themes } = world()
    remote.themeResponse = { success: false, error }
    expect(await request(themes)).toEqual({ done: false, error })
  }
})

test('AC-311 AC-313 AC-317 without a message from the server the screen uses its own', async () => {
  for (const [, request] of changes) {
    const { remote, themes } = world()
    remote.themeResponse = { success: false }
    expect(await request(themes)).toEqual({ done: false, error: '' })
  }
})

test.for(changes)(
  '%s without a response shows that, and reloads the present state (S-95)',
  async ([, request]) => {
    const { remote, themes, countNotifications } = world()
    remote.failure = 'unreachable'
    expect(await request(themes)).toEqual({ done: false, error: NO_RESPONSE })
    expect(countNotifications()).toBe(1)
  },
)

test.for(changes)(
  "AC-334 %s without permission passes the server's message on",
  async ([, request]) => {
    const { remote, themes } = world()
    remote.failure = 'refused'
    expect(await request(themes)).toEqual({
      done: false,
      error: expect.stringMatching(/Theme failed$/),
    })
  },
)

test.for(changes)('a programming error while %s is not swallowed', async ([, request]) => {
  const { remote, themes } = world()
  remote.failure = new Error('a bug')
  await expect(request(themes)).rejects.toThrow('a bug')
})

test("AC-330 after each change the device syncs, and the server's response is returned", async () => {
  const { remote, themes, countNotifications } = world()
  remote.themeResponse = { success: true, theme_name: 'Calm', version_number: 4 }
  for (const [, request] of changes) {
    expect(await request(themes)).toEqual({ done: true, response: remote.themeResponse })
  }
  expect(countNotifications()).toBe(changes.length)
  expect(remote.themeCalls).toEqual([
    ['activateTheme', 'calm', ME],
    ['rollbackTheme', ME],
    ['duplicateTheme', { id: 'calm', name: 'Ours', slug: 'ours' }, ME],
    ['deleteTheme', 'calm', ME],
    ['updateTheme', change, ME],
  ])
})

test("the history of a theme is the server's, or null if it cannot be loaded", async () => {
  const { remote, themes } = world()
  remote.themeVersions = [
    {
      version_number: 1,
      change_description: 'Preset theme',
      created_at: '2026-11-01T00:00:00Z',
      saved_by: null,
      config: {},
      config_hash: 'abc',
    },
  ]
  expect(await themes.history('calm')).toEqual(remote.themeVersions)
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  for (const failure of ['unreachable', 'refused', 'broken'] satisfies Failure[]) {
    remote.failure = failure
    expect(await themes.history('calm')).toBeNull()
  }
  expect(reported).not.toHaveBeenCalled()
  remote.failure = new Error('a bug')
  expect(await themes.history('calm')).toBeNull()
  expect(reported).toHaveBeenCalledOnce()
})
