import { expect, test } from 'vitest'

import { emptyContent } from '#db/content.ts'

import { pages } from '../pages.ts'
import {
  createContent,
  doctor,
  emergencyCard,
  illness,
  createThemedSettings,
} from '../testing/sample-content.ts'
import { listPublicPaths } from './list-public-paths.ts'
import { createRobotsTxt } from './robots-txt.ts'
import { createSitemap } from './sitemap.ts'

const site = { origin: 'https://clinic.example' }
const clinic = createContent({
  doctors: [
    doctor({ updated_at: '2026-02-03T10:00:00.123456+00:00' }),
    doctor({ updated_at: '2026-05-06T07:08:09+00:00' }),
    doctor({ updated_at: '2025-12-31T00:00:00+00:00' }),
  ],
  emergency_cards: [
    emergencyCard({ title: 'Stroke', slug: 'stroke' }),
    emergencyCard({ title: 'Secret', slug: 'secret-card', is_enabled: false }),
  ],
  health_library_illnesses: [
    illness({ illness_name: 'Tremor', slug: 'tremor' }),
    illness({ illness_name: 'Secret', slug: 'secret', visibility: 'draft' }),
  ],
})

const everyPage = Object.values(pages).map(({ path }) => path)
const inBoth = (paths: string[]) => [
  ...paths,
  ...paths.map((path) => (path === '/' ? '/te' : `/te${path}`)),
]
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)

test('every page, published illness and emergency card is in the sitemap, and no draft is (AC-097)', () => {
  expect(listPublicPaths(clinic)).toEqual(
    inBoth([...everyPage, '/emergency/stroke', '/health-library/tremor']),
  )
  expect(locations(createSitemap(clinic, site)).toSorted()).toEqual(
    listPublicPaths(clinic)
      .map((path) => site.origin + path)
      .toSorted(),
  )
  expect(createSitemap(clinic, site)).not.toContain('secret')
})

test('a closed or hidden library is neither in the sitemap nor prerendered (S-11, S-12)', () => {
  const closed = { ...clinic, ...createThemedSettings({}, { libraryEnabled: false }) }
  const hidden = { ...clinic, ...createThemedSettings({ healthLibraryEnabled: false }) }
  const others = [...everyPage.filter((path) => path !== '/health-library'), '/emergency/stroke']
  for (const content of [closed, hidden]) {
    expect(listPublicPaths(content)).toEqual(inBoth(others))
    expect(createSitemap(content, site)).not.toContain('health-library')
  }
})

test('lastmod of a page is the date of its latest row, if visitors can see it', () => {
  const xml = createSitemap(clinic, site)
  expect(xml).toContain(
    '<loc>https://clinic.example/te/doctors</loc><lastmod>2026-05-06</lastmod><xhtml:link',
  )
  expect(xml).toContain('<loc>https://clinic.example/services</loc><xhtml:link')
})

const linksIn = (entry = '') =>
  [...entry.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
    ([, language, url]) => [language, url],
  )

test('each entry names the page in every language, and English as the default (S-72)', () => {
  const [english, telugu] = createSitemap(clinic, site).match(/<url>.*\/doctors<.*<\/url>/g) ?? []
  expect(linksIn(english)).toEqual([
    ['en', 'https://clinic.example/doctors'],
    ['te', 'https://clinic.example/te/doctors'],
    ['x-default', 'https://clinic.example/doctors'],
  ])
  expect(linksIn(telugu)).toEqual(linksIn(english))
})

test('the sitemap is well-formed XML for any slug', () => {
  const odd = { ...emptyContent, health_library_illnesses: [illness({ slug: `a&b<c>"'వ😀 d` })] }
  const xml = createSitemap(odd, site)
  expect(xml).toContain('/health-library/a%26b%3Cc%3E%22&apos;%E0%B0%B5%F0%9F%98%80%20d</loc>')
  const address = /(?:[^<>&"']|&(?:amp|lt|gt|quot|apos);)+/.source
  const links = `(?:<xhtml:link rel="alternate" hreflang="[a-z-]+" href="${address}"/>)+`
  const day = String.raw`(?:<lastmod>\d{4}-\d\d-\d\d</lastmod>)?`
  const url = `  <url><loc>${address}</loc>${day}${links}</url>\n`
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  expect(xml).toMatch(
    new RegExp(
      `^<\\?xml version="1.0" encoding="UTF-8"\\?>\n<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n(?:${url})+</urlset>\n$`,
    ),
  )
})

test('robots.txt keeps search engines out of the staff panel and names the sitemap', () => {
  expect(createRobotsTxt(site)).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /login\n\nSitemap: https://clinic.example/sitemap.xml\n',
  )
})
