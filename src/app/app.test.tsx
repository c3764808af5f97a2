// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createContentStore } from '#db/content.ts'
// The app loads this when it needs it; a test may be over by then.
import { getLocaleBundle } from '#site/messages/all-messages.ts'
import { createContent, testimonial } from '#site/testing/sample-content.ts'
import '#theme/css/set-variables.ts'

import { App } from './app.tsx'
import { startContentSync } from './content-sync.ts'
import { Staff } from './staff.tsx'

const endpoint = { url: 'https://clinic.example', key: 'public' }
const atOnce = (_name: string, _options: unknown, work: (lock: object) => unknown) => work({})
const asked: string[] = []

/** The app as the browser starts it at an address, on a device that has nothing, before a server that is broken. */
function openApp(address: string): void {
  const store = createContentStore()
  startContentSync(store, endpoint)
  render(
    <MemoryRouter initialEntries={[address]}>
      <App reader={getLocaleBundle('en')} content={store} staff={<Staff endpoint={endpoint} />} />
    </MemoryRouter>,
  )
}

/** The colours asked for the browser's own bar, and where each holds. */
function barsOfTheBrowser() {
  const all = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
  return Array.from(all, ({ content, media }) => [content, media])
}

// What waits for a quiet moment comes half a second later, and needs a window still.
afterAll(() => new Promise((resolve) => setTimeout(resolve, 600)))

beforeEach(() => {
  // happy-dom has no locks; this is the only tab.
  Object.defineProperty(navigator, 'locks', { value: { request: atOnce }, configurable: true })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  asked.length = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    asked.push(new URL(input instanceof Request ? input.url : input).pathname)
    return Response.json({ message: 'relation does not exist' }, { status: 500 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('AC-098 S-92 an illness whose request fails reads Health Information Not Found', async () => {
  openApp('/health-library/essential-tremor')
  await screen.findByRole('heading', { level: 1, name: 'Health Information Not Found' })
  expect(await screen.findByText(/^This page is not on this phone yet/)).toBeTruthy()
  expect(asked).toContain('/rest/v1/rpc/visitor_pull')
})

test('AC-111 a server that answers a sign-in with 500 is told of on the page', async () => {
  vi.stubGlobal('reportError', () => undefined)
  openApp('/login')
  fireEvent.change(await screen.findByLabelText(/^Username/), { target: { value: 'lakshmi' } })
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'secret1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('An error occurred during login')
  expect(asked).toContain('/rest/v1/rpc/sign_in')
})

test('only the panel is in the panel’s colours, and the browser’s own bar with it', async () => {
  const root = document.documentElement
  document.body.style.setProperty('--color-surface', '#121f2e')
  root.dataset['panel'] = ''
  openApp('/doctors')
  expect('panel' in root.dataset).toBe(false)
  cleanup()
  openApp('/login')
  expect(root.dataset['panel']).toBe('')
  await screen.findByRole('button', { name: 'Log in' })
  // The first of them counts.
  expect(barsOfTheBrowser()[0]).toEqual(['#121f2e', 'all'])
  cleanup()
  expect(barsOfTheBrowser().filter(([, media]) => media === 'all')).toEqual([])
  document.body.removeAttribute('style')
})

test('S-59 letters for Telugu are offered to a page whose words come late, when it has been quiet already', async () => {
  const looks: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (look: () => void) => looks.push(look))
  // Without a canvas to measure on, every letter is as wide as the next: this device has none for Telugu.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    measureText: () => ({ width: 20 }),
  } as never)
  const offered: string[] = []
  vi.stubGlobal(
    'FontFace',
    class {
      family: string
      constructor(family: string) {
        this.family = family
      }
      load() {
        return Promise.resolve(this)
      }
    },
  )
  Object.defineProperty(document, 'fonts', {
    value: { add: ({ family }: { family: string }) => offered.push(family) },
    configurable: true,
  })
  window.history.pushState(null, '', '/testimonials')
  const store = createContentStore()
  render(
    <MemoryRouter initialEntries={['/testimonials']}>
      <App reader={getLocaleBundle('en')} content={store} staff={null} />
    </MemoryRouter>,
  )
  for (const look of looks.splice(0)) look()
  act(() =>
    store.set({
      content: createContent({
        testimonials: [testimonial({ patient_name: 'P', review_telugu: 'చాలా మంచి సేవ' })],
      }),
    }),
  )
  await screen.findByText('చాలా మంచి సేవ')
  for (const look of looks.splice(0)) look()
  await expect.poll(() => offered).toEqual(['Noto Sans Telugu'])
})
