// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { compareClock } from '#remote/clock.ts'
import { createSupabaseRemote } from '#remote/supabase-remote.ts'

import { useWrongClock } from './use-wrong-clock.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  compareClock(new Date().toUTCString())
})

const DAY_MS = 24 * 60 * 60 * 1000

/** Simulates a response from a server whose clock differs from this device's. */
async function reportOffset(offByMs: number | null): Promise<void> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (offByMs !== null) headers['date'] = new Date(Date.now() + offByMs).toUTCString()
  vi.stubGlobal('fetch', async () => new Response('null', { headers }))
  const remote = createSupabaseRemote({ url: 'https://clinic.example', key: 'public' }, () => null)
  await act(() => remote.session.mySession())
}

test('a clock that is wrong by more than a day is reported, fast or slow, until it is corrected', async () => {
  const { result } = renderHook(useWrongClock)
  for (const offBy of [3650 * DAY_MS, -2 * DAY_MS]) {
    await reportOffset(offBy)
    expect(result.current).toBe(true)
    await reportOffset(null)
    expect(result.current).toBe(true)
    await reportOffset(60_000)
    expect(result.current).toBe(false)
  }
})

test('a difference of hours is ignored, and so is a response without a time', async () => {
  const { result } = renderHook(useWrongClock)
  await reportOffset(-13 * 60 * 60 * 1000)
  await reportOffset(null)
  expect(result.current).toBe(false)
})
