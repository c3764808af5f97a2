// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createContentStore } from '#db/content.ts'
// Loaded ahead: the app loads it on demand, when a test may be over.
import { getLocaleBundle } from '#site/messages/all-messages.ts'
import { createContent, testimonial } from '#site/testing/sample-content.ts'
import '#theme/css/set-variables.ts'

import { App } from './app.tsx'
import { startContentSync } from './content-sync.ts'
import { Staff } from './staff.tsx'

const endpoint = { url: 'https://clinic.example', key: 'public' }
const atOnce = (_name: string, _options: unknown, work: (lock: object) => unknown) => work({})
const requests: string[] = []

/** Starts the app at a URL, on a new device, with a server that fails. */
function openApp(address: string): void {
  const store = createContentStore()
  startContentSync(store, endpoint)
  render(
    <MemoryRouter initialEntries={[address]}>
      <App reader={getLocaleBundle('en')} content={store} staff={<Staff endpoint={endpoint} />} />
    </MemoryRouter>,
  )
}

/** Returns the theme-color elements: each colour and its media. */
function barsOfTheBrowser() {
  const all = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
  return Array.from(all, ({ content, media }) => [content, media])
}

// Idle work runs half a second later and still needs a window.
afterAll(() => new Promise((resolve) => setTimeout(resolve, 600)))

beforeEach(() => {
  // happy-dom has no Web Locks; this is the only tab.
  Object.defineProperty(navigator, 'locks', { value: { request: atOnce }, configurable: true })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  requests.length = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    requests.push(new URL(input instanceof Request ? input.url : input).pathname)
    return Response.json({ message: 'relation does not exist' }, { status: 500 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('AC-098 an illness whose request fails shows Health Information Not Found (S-92)', async () => {
  openApp('/health-library/essential-tremor')
  await screen.findByRole('heading', { level: 1, name: 'Health Information Not Found' })
  expect(await screen.findByText(/^This page is not on this phone yet/)).toBeTruthy()
  expect(requests).toContain('/rest/v1/rpc/visitor_pull')
})

test('AC-111 a sign-in that the server answers with 500 shows a message on the page', async () => {
  vi.stubGlobal('reportError', () => undefined)
  openApp('/login')
  fireEvent.change(await screen.findByLabelText(/^Username/), { target: { value: 'lakshmi' } })
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'secret1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('An error occurred during login')
  expect(requests).toContain('/rest/v1/rpc/sign_in')
})

test('only the panel has the panel’s colours, including the browser’s own bar', async () => {
  const root = document.documentElement
  document.body.style.setProperty('--color-surface', '#121f2e')
  root.dataset['panel'] = ''
  openApp('/doctors')
  expect('panel' in root.dataset).toBe(false)
  cleanup()
  openApp('/login')
  expect(root.dataset['panel']).toBe('')
  await screen.findByRole('button', { name: 'Log in' })
  // Browsers use the first.
  expect(barsOfTheBrowser()[0]).toEqual(['#121f2e', 'all'])
  cleanup()
  expect(barsOfTheBrowser().filter(([, media]) => media === 'all')).toEqual([])
  document.body.removeAttribute('style')
})

test('the Telugu font is offered to a page whose texts load late, after the page was idle (S-59)', async () => {
  const idleCallbacks: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idleCallbacks.push(callback))
  // Without a canvas to measure on, all letters are equally wide, as on a device without Telugu.
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
  for (const callback of idleCallbacks.splice(0)) callback()
  act(() =>
    store.set({
      content: createContent({
        testimonials: [testimonial({ patient_name: 'P', review_telugu: 'చాలా మంచి సేవ' })],
      }),
    }),
  )
  await screen.findByText('చాలా మంచి సేవ')
  for (const callback of idleCallbacks.splice(0)) callback()
  await expect.poll(() => offered).toEqual(['Noto Sans Telugu'])
})
