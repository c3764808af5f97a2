import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import {
  isLibrarySearch,
  markUnansweredSearch,
  stripEncodingHeaders,
  toPublicShell,
  writePreferences,
} from './html-preferences.ts'

const PAGE = `<!doctype html>
<html lang="en" data-theme-hash="abc" data-theme-mode="auto" data-layout="modern">
<head><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1521"><meta name="theme-color" content="#ffffff"></head><body>$& <html></body></html>`

test("a page in dark mode says so on its root element and sets the colour of the browser's bar", () => {
  expect(writePreferences(PAGE, { mode: 'dark', textSize: '1', barColor: '#0b1220' }))
    .toBe(`<!doctype html>
<html lang="en" data-theme-hash="abc" data-layout="modern" data-theme-mode="dark">
<head><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1220"><meta name="theme-color" content="#0b1220"></head><body>$& <html></body></html>`)
})

test("a page for a reader who chose light mode is light on a dark device, with the browser's bar", () => {
  expect(writePreferences(PAGE, { mode: 'light', textSize: '1', barColor: '#fefefe' }))
    .toBe(`<!doctype html>
<html lang="en" data-theme-hash="abc" data-layout="modern" data-theme-mode="light">
<head><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#fefefe"><meta name="theme-color" content="#fefefe"></head><body>$& <html></body></html>`)
})

test("a page with large text keeps the device's mode and the bar's own colours", () => {
  expect(writePreferences(PAGE, { mode: 'auto', textSize: '3', barColor: '#000000' }))
    .toBe(`<!doctype html>
<html lang="en" data-theme-hash="abc" data-layout="modern" data-theme-mode="auto" data-text-size="3">
<head><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1521"><meta name="theme-color" content="#ffffff"></head><body>$& <html></body></html>`)
})

test('a value that is not a colour is never written into a page', () => {
  const page = writePreferences(PAGE, {
    mode: 'dark',
    textSize: '1',
    barColor: '"><script src="//evil">',
  })
  expect(page).not.toContain('evil')
  expect(page).toContain('content="#ffffff"')
})

test('a rewritten page is not marked as compressed, and keeps its policy', () => {
  const headers = new Headers({
    'content-encoding': 'br',
    'content-length': '10',
    'content-security-policy': "default-src 'none'",
    'content-type': 'text/html',
  })
  expect(Object.fromEntries(stripEncodingHeaders(headers))).toEqual({
    'content-security-policy': "default-src 'none'",
    'content-type': 'text/html',
  })
})

test("the shell opens in the panel’s colours only on the panel's pages", async () => {
  const index = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
  expect(index).toContain('<html lang="en" data-panel="">')
  const headers = { 'content-type': 'text/html', 'content-encoding': 'br' }
  const shown = await toPublicShell(new Response(index, { headers }))
  expect(await shown.text()).toBe(index.replace(' data-panel=""', ''))
  expect(Object.fromEntries(shown.headers)).toEqual({ 'content-type': 'text/html' })
})

test.for([
  ['/health-library?q=stroke', true],
  ['/te/health-library/?category=a&q=%E0%B0%B5', true],
  ['/health-library', false],
  ['/health-library?q=+', false],
  ['/health-library/stroke?q=a', false],
  ['/?q=a', false],
] as const)('%s is the URL of a library search: %s', ([address, isSearch]) => {
  expect(isLibrarySearch(new URL(address, 'https://clinic.example'))).toBe(isSearch)
})

test('a page that does not answer the search in its URL is marked as such', async () => {
  const marked = await markUnansweredSearch(new Response(PAGE))
  expect(await marked.text()).toBe(PAGE.replace('<html', '<html data-unanswered'))
})
