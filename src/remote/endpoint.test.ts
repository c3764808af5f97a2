import { Window } from 'happy-dom'
import { expect, test } from 'vitest'

import { readEndpointFromPage } from './endpoint.ts'

function pageWith(head: string): Document {
  const { document } = new Window()
  document.head.innerHTML = head
  return document as unknown as Document
}

test('a page that names no server uses its own origin', () => {
  expect(readEndpointFromPage(pageWith(''))).toEqual({ url: '', key: 'public' })
  const empty = '<meta name="supabase-url" content=""><meta name="supabase-key" content=" ">'
  expect(readEndpointFromPage(pageWith(empty))).toEqual({ url: '', key: 'public' })
})

test('a page that names a hosted project uses its URL and key', () => {
  const head = `<meta name="supabase-url" content=" https://clinic.supabase.invalid// ">
    <meta name="supabase-key" content="sb_publishable_sample">`
  expect(readEndpointFromPage(pageWith(head))).toEqual({
    url: 'https://clinic.supabase.invalid',
    key: 'sb_publishable_sample',
  })
})
