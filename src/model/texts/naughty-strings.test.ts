import { expect, test } from 'vitest'

import { naughtyStrings as strings } from '../testing/naughty-strings.ts'
import { parseMapUrl } from './map-embed.ts'
import { toMailHref, toTelHref } from './phone.ts'
import { slugify, slugifyTheme } from './slug.ts'

test('the list is complete', () => {
  expect(strings.length).toBe(485)
})

test('no naughty string becomes the URL of a map (threat 14)', () => {
  expect(strings.filter((text) => parseMapUrl(text) !== null)).toEqual([])
  // Around a real map they are ignored.
  const map = 'https://www.google.com/maps/embed?pb=1'
  const brought = strings
    .map((text) => parseMapUrl(`<iframe src="${map}" title="${text}"></iframe>`))
    .filter((address) => address !== null && address !== map)
  expect(brought).toEqual([])
  // They do not become its host, either.
  const hosts = strings.map((text) => parseMapUrl(`https://${text}/maps/embed?pb=1`))
  expect(hosts.filter((address) => address !== null)).toEqual([])
})

test('links to dial or mail a naughty string contain only digits, or one encoded address (threat 48)', () => {
  const numbers = strings.map(toTelHref).filter((href) => href !== null)
  expect(numbers.length).toBeGreaterThan(10)
  expect(numbers.filter((href) => !/^tel:\+?\d{3,}$/.test(href))).toEqual([])
  const letters = strings.map((text) => toMailHref(`${text}@example.org`))
  expect(letters.filter((href) => href !== null && /[\s?&<>"]/.test(href))).toEqual([])
})

test('the slug of a naughty string is a single path segment, or empty (threat 49)', () => {
  const slugs = strings.flatMap((text) => [slugify(text), slugifyTheme(text)])
  expect(slugs.filter((slug) => !/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/.test(slug))).toEqual([])
})
