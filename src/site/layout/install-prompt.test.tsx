// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { getLocaleBundle } from '../messages/all-messages.ts'
import { LocaleContext } from '../messages/use-messages.ts'
import type { BeforeInstallPromptEvent } from './before-install-prompt-event.ts'
import { InstallPrompt } from './install-prompt.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 4, 3, 9), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  window.localStorage.clear()
  Reflect.deleteProperty(navigator, 'standalone')
  Reflect.deleteProperty(navigator, 'maxTouchPoints')
})

const prompt = vi.fn<BeforeInstallPromptEvent['prompt']>(() =>
  Promise.resolve({ outcome: 'accepted' }),
)

/** Simulates a visit on a day in May, in a browser that can install the app. */
async function visit(day: number, { canInstall = true } = {}) {
  cleanup()
  prompt.mockClear()
  vi.setSystemTime(new Date(2026, 4, day, 9))
  render(
    <LocaleContext value={getLocaleBundle('en')}>
      <InstallPrompt />
    </LocaleContext>,
  )
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  if (canInstall) act(() => void window.dispatchEvent(offer))
  expect(screen.queryByRole('region')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  await act(() => vi.dynamicImportSettled())
  return offer
}

const line = () => screen.queryByRole('region', { name: 'Install this site' })

test('a first visit gets no install offer, nor does a second one on the same day', async () => {
  const offer = await visit(3)
  expect(line()).toBeNull()
  // The browser's own offer is suppressed too.
  expect(offer.defaultPrevented).toBe(true)
  await visit(3)
  expect(line()).toBeNull()
})

test('a reader who returns on another day can install the app with one tap', async () => {
  await visit(3)
  await visit(5)
  expect(line()?.textContent).toContain('without internet')
  expect(prompt).not.toHaveBeenCalled()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Install' })))
  expect(prompt).toHaveBeenCalledOnce()
  expect(line()).toBeNull()
})

test('a reader who declines is never asked again', async () => {
  await visit(3)
  await visit(5)
  fireEvent.click(screen.getByRole('button', { name: 'No, thank you' }))
  expect(line()).toBeNull()
  await visit(7)
  expect(line()).toBeNull()
})

test('a device that cannot install gets no offer', async () => {
  await visit(3, { canInstall: false })
  await visit(5, { canInstall: false })
  expect(line()).toBeNull()
})

test('an iPhone, which has no install prompt, gets instructions', async () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true })
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true })
  await visit(3, { canInstall: false })
  await visit(5, { canInstall: false })
  expect(line()?.textContent).toContain('tap Share, then Add to Home Screen')
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()
})

test('a Mac gets no tap instructions', async () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true })
  await visit(3, { canInstall: false })
  await visit(5, { canInstall: false })
  expect(line()).toBeNull()
})

test('the installed app does not offer to install itself', async () => {
  await visit(3)
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(display-mode: standalone)' }) as MediaQueryList,
  )
  await visit(5)
  expect(line()).toBeNull()
})
