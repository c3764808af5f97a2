// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { openDatabase, PUBLIC_DATABASE } from '#db/database.ts'
import { writeMeta } from '#db/meta.ts'

import { createContent, illness } from '../testing/sample-content.ts'
import { renderSite } from '../testing/site.tsx'
import { onThisPhoneMessages } from './on-this-phone-messages.ts'

const PATH = '/on-this-phone'
const AS_OF = Date.UTC(2026, 10, 22, 6, 30)
/** The messages to the service worker, and its replies. */
let messages: string[]
let went: boolean

beforeEach(() => {
  messages = []
  went = true
  const controller = {
    postMessage({ type }: { type: string }, [port]: MessagePort[]) {
      messages.push(type)
      port?.postMessage(went)
    },
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true })
  vi.stubGlobal('caches', cachesWith())
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const cachesWith = (...names: string[]) => ({
  keys: async () => names,
  open: async () => ({ keys: async () => ['a', 'b', 'c'] }),
})

const two = createContent({ health_library_illnesses: [illness({}), illness({ slug: 'tremor' })] })
const button = (name: string) => screen.findByRole('button', { name })

test('the cached content is counted, with its age (S-84)', async () => {
  const { main } = renderSite(PATH, two, { asOf: AS_OF })
  await button('Update now')
  expect(main.getByText('Health topics').nextSibling?.textContent).toBe('2')
  expect(main.getByText('Pictures').nextSibling?.textContent).toBe('3')
  expect(main.getByText('As of').nextSibling?.textContent).toContain('2026')
})

test('a storage that does not respond leaves its figures out, not the page (S-84)', async () => {
  vi.stubGlobal('caches', { open: () => new Promise(() => {}) })
  const { main } = renderSite(PATH, two, { asOf: AS_OF })
  await button('Update now')
  expect(main.getByText('Pictures').nextSibling?.textContent).toBe('–')
})

test('a phone without cached content says so, and offers to fetch it (S-84)', async () => {
  const { main } = renderSite(PATH, two, { asOf: null })
  await main.findByText('Nothing is stored on this phone yet.')
  await button('Update now')
  expect(main.queryByRole('button', { name: 'Remove' })).toBeNull()
})

test('without a database the stored pages are counted, and can be removed (S-84)', async () => {
  vi.stubGlobal('caches', cachesWith('pages-en', 'pages-te', 'fonts'))
  const { main } = renderSite(PATH, two, { asOf: null })
  await button('Remove')
  expect(main.getByText('Pages').nextSibling?.textContent).toBe('6')
  expect(main.queryByText('Health topics')).toBeNull()
  expect(main.queryByText('As of')).toBeNull()
  expect(main.queryByText('Nothing is stored on this phone yet.')).toBeNull()
})

test('a browser that refuses storage says so, and offers nothing (S-84)', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('', 'SecurityError')) })
  const { main } = renderSite(PATH, two, { asOf: null })
  await main.findByText('This browser cannot store the site. You need internet to open it.')
  expect(main.queryAllByRole('button')).toEqual([])
})

test('a browser without caches says so, and offers nothing (S-84)', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  const { main } = renderSite(PATH, two, { asOf: AS_OF })
  await main.findByText('This browser cannot store the site. You need internet to open it.')
  expect(main.queryAllByRole('button')).toEqual([])
})

test('the page reports complete content only if every file and the pull succeeded (S-84)', async () => {
  const { main } = renderSite(PATH, two, { asOf: AS_OF })
  const db = openDatabase(PUBLIC_DATABASE)
  await writeMeta(db, 'sync', { problem: null, answeredAt: AS_OF })
  went = false
  fireEvent.click(await button('Update now'))
  await main.findByText(/Could not update/)
  went = true
  fireEvent.click(await button('Update now'))
  await main.findByText(/Everything is stored and up to date/)
  await act(() => writeMeta(db, 'sync', { problem: 'offline', answeredAt: AS_OF }))
  fireEvent.click(await button('Update now'))
  await main.findByText(/Could not update/)
  expect(messages).toEqual(['refresh', 'refresh', 'refresh'])
  db.close()
})

test('nothing is deleted before the reader confirms (S-84)', async () => {
  const { main } = renderSite(PATH, two, { asOf: AS_OF })
  fireEvent.click(await button('Remove'))
  await main.findByText(onThisPhoneMessages.en.question)
  fireEvent.click(await button('Keep'))
  expect(messages).toEqual([])
  fireEvent.click(await button('Remove'))
  fireEvent.click(await button('Yes, remove'))
  await main.findByText(/Removed from this phone/)
  expect(messages).toEqual(['forget'])
})

test('topics are not counted while some are on their way (S-89)', async () => {
  const { main, store } = renderSite(PATH, two, { asOf: AS_OF, isPartial: true })
  await button('Update now')
  expect(main.getByText('Health topics').nextSibling?.textContent).toBe('–')
  act(() => store.set({ isPartial: false }))
  expect(main.getByText('Health topics').nextSibling?.textContent).toBe('2')
})
