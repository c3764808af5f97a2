import { expect, test } from 'vitest'

import { isPageOfBuild, readThemeHash } from './page-html.ts'

const BUILD = 'e3b0c44298fc1c149afbf4c8996fb924'

function aPage(page: string, build = BUILD): string {
  const data = JSON.stringify({ page, content: {} })
  return `<!doctype html>
<html lang="en" data-theme-hash="abc" data-theme-mode="light">
<head><meta name="build" content="${build}"></head>
<body><script type="application/json" id="page-content">${data}</script></body></html>`
}

test('a page that the server rendered for this path and this build may be cached', () => {
  expect(isPageOfBuild(aPage('/doctors'), '/doctors', BUILD)).toBe(true)
  expect(
    isPageOfBuild(aPage('/health-library/మైగ్రేన్'), encodeURI('/health-library/మైగ్రేన్'), BUILD),
  ).toBe(true)
})

test.for([
  ['the page of another build', aPage('/doctors', 'another')],
  ["another path's page, which some hosts serve for unknown paths", aPage('/')],
  ["a captive portal's page", '<!doctype html><title>Hotel</title>'],
  ['the shell', `<html><meta name="build" content="${BUILD}"></html>`],
  ['half a page', aPage('/doctors').slice(0, 230)],
  ['a page whose content is broken', aPage('/doctors').replace('{"page"', '{page')],
])('%s is not cached', ([, html = '']) => {
  expect(isPageOfBuild(html, '/doctors', BUILD)).toBe(false)
})

test('the theme of a page is read from its HTML', () => {
  expect(readThemeHash(aPage('/'))).toBe('abc')
  expect(readThemeHash('<html lang="en">')).toBeNull()
})
