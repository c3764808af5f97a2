// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { paths } from '#model/paths/public-paths.ts'

import { IllnessPage } from './library/illness/illness-page.tsx'
import { en } from './messages/en.ts'
import { NotFoundPage } from './not-found/not-found-page.tsx'
import { listOpenPages, pages } from './pages.ts'
import { createContent, createThemedSettings } from './testing/sample-content.ts'
import { listHeadings, renderSite } from './testing/site.tsx'

const registered = Object.entries(pages).map(([name, page]) => ({ name, ...page }))
const linksIn = (role: string) =>
  [...screen.getByRole(role).querySelectorAll('a')].map((link) => link.getAttribute('href'))
const files = import.meta.glob<Record<string, unknown>>('./**/*-page.tsx', { eager: true })

test('every page component has a path, and no two have the same', () => {
  const known: unknown[] = [IllnessPage, NotFoundPage, ...registered.map((page) => page.Component)]
  expect(Object.keys(files).length).toBeGreaterThanOrEqual(known.length)
  const forgotten = Object.entries(files)
    .filter(([, exported]) => !Object.values(exported).some((value) => known.includes(value)))
    .map(([file]) => file)
  expect(forgotten).toEqual([])
  expect(new Set(registered.map(({ path }) => path)).size).toBe(registered.length)
})

test('every linked path is that of a page', () => {
  const known = registered.map(({ path }) => path)
  expect(known).toContain('/contact')
  expect(Object.values(paths).filter((path) => !known.includes(path))).toEqual([])
})

test.for(registered)('$path opens its own page, named in the tab', ({ path, heading, name }) => {
  renderSite(path, createContent({}))
  const [title = ''] = listHeadings(1)
  expect(title).not.toBe('')
  expect(title).not.toBe(en.notFound.title)
  const parts = name === 'home' ? [en.clinicName, en.tagline] : [heading(en), en.clinicName]
  expect(document.title).toBe(parts.join(' | '))
})

test.for(registered)('$path is in its menus, and in the list of all pages', (page) => {
  renderSite('/no/such/page', createContent({}))
  expect(linksIn('main')).toContain(page.path)
  expect(linksIn('navigation').includes(page.path)).toBe(!page.isExtra)
  expect(linksIn('contentinfo')).toContain(page.path)
})

test('a closed page redirects home and is not listed (S-12)', () => {
  const closed = createContent(createThemedSettings({}, { libraryEnabled: false }))
  expect(listOpenPages(createContent({})).map(({ path }) => path)).toContain(paths.library)
  expect(listOpenPages(closed).map(({ path }) => path)).not.toContain(paths.library)
  const { address } = renderSite(paths.library, closed)
  expect(address.now).toBe(paths.home)
})
