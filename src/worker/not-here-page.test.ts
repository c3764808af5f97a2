import { expect, test } from 'vitest'

import { createNotHerePage } from './not-here-page.ts'
import { isPageOfBuild, readCardSlugs, readClinicNumber } from './page-html.ts'

const at = (path: string) => new URL(path, 'https://clinic.example')
const pageWith = (content: object) =>
  `<script type="application/json" id="page-content">${JSON.stringify({ page: '/', content })}</script>`

test('an address that is not here gets the numbers to call, in the language of its URL', async () => {
  const page = createNotHerePage(at('/te/emergency/stroke'), '+91 40 5550 0142')
  expect(page.status).toBe(503)
  const html = await page.text()
  expect(html).toContain('<html lang="te">')
  expect(html).toContain('<h1>ఈ పేజీ ఇంకా ఈ ఫోన్‌లో లేదు</h1>')
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toEqual(['tel:108', 'tel:112', 'tel:+914055500142', ''])
  expect(html).not.toContain('<script')
})

test('without a known number of the clinic its page has the two that always answer', async () => {
  const html = await createNotHerePage(at('/emergency'), null).text()
  expect(html).toContain('<title>This page is not on this phone yet</title>')
  expect(html.match(/href="tel:/g)).toHaveLength(2)
  // It can never be taken for the page itself.
  expect(isPageOfBuild(html, '/emergency', 'abc')).toBe(false)
})

test('the number and the cards are read from the rows of a cached page', () => {
  const page = pageWith({
    contact_information: [{ phone_numbers: ['"><script>', '+91 40 5550 0142'] }],
    emergency_cards: [{ slug: 'stroke' }, { slug: 'fit' }],
  })
  expect(readClinicNumber(page)).toBe('+91 40 5550 0142')
  expect(readCardSlugs(page)).toEqual(['stroke', 'fit'])
  expect(readClinicNumber('<p>A hotel</p>')).toBeNull()
  expect(readCardSlugs(pageWith({}))).toEqual([])
})
