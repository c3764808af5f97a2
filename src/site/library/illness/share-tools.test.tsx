// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'

import { ContentProvider, createContentStore } from '#db/content.ts'

import { getLocaleBundle } from '../../messages/all-messages.ts'
import { LocaleContext } from '../../messages/use-messages.ts'
import { hrefOf } from '../../testing/site.tsx'
import { ShareTools } from './share-tools.tsx'

const PATH = '/health-library/stroke'
const address = () => window.location.origin + PATH

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const tools = (origin: string | null) => (
  <ContentProvider store={createContentStore({ origin })}>
    <StaticRouter location={PATH}>
      <LocaleContext value={getLocaleBundle('en')}>
        <ShareTools title="Stroke & TIA" />
      </LocaleContext>
    </StaticRouter>
  </ContentProvider>
)

const isClosed = async () => {
  throw new DOMException('closed', 'AbortError')
}

/** Renders the tools in a browser with the given features. */
async function shareWith(navigator: object): Promise<string> {
  vi.stubGlobal('navigator', navigator)
  render(tools(null))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share' })))
  return screen.getByRole('status').textContent
}

test('on a device with a share sheet, it opens with the page', async () => {
  const share = vi.fn<() => Promise<void>>(async () => undefined)
  expect(await shareWith({ share })).toBe('')
  expect(share.mock.calls).toEqual([[{ title: 'Stroke & TIA', url: address() }]])
})

test('without a share sheet the URL is copied, and a live region says so', async () => {
  const writeText = vi.fn<() => Promise<void>>(async () => undefined)
  expect(await shareWith({ clipboard: { writeText } })).toBe('The link is copied.')
  expect(writeText.mock.calls).toEqual([[address()]])
})

test('nothing is copied when a reader closes the share sheet', async () => {
  const writeText = vi.fn<() => Promise<void>>(async () => undefined)
  expect(await shareWith({ share: isClosed, clipboard: { writeText } })).toBe('')
  expect(writeText).not.toHaveBeenCalled()
})

test('a browser that supports neither shows the URL to copy', async () => {
  expect(await shareWith({})).toBe(`Copy this address: ${address()}`)
})

test('the WhatsApp link is in the HTML, with the name and the URL of the page', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(tools('https://clinic.example'))
  const link = page.querySelector('a')
  expect(link && hrefOf(link)).toBe(
    'https://wa.me/?text=Stroke%20%26%20TIA%0Ahttps%3A%2F%2Fclinic.example%2Fhealth-library%2Fstroke',
  )
  expect(page.querySelector('[data-hydrated]')?.getAttribute('data-hydrated')).toBe('false')
})

test('a server without an origin sends no link', () => {
  expect(renderToString(tools(null))).not.toContain('wa.me')
})

test('Print opens the print dialog', () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  render(tools(null))
  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
})
