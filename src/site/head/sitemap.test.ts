import { expect, test } from 'vitest'

import { emptyContent } from '#db/content.ts'

import { pages } from '../pages.ts'
import { contentWith, doctor, illness, themed } from '../testing/sample-content.ts'
import { publicPaths } from './public-paths.ts'
import { robotsTxt } from './robots-txt.ts'
import { sitemap } from './sitemap.ts'

const site = { origin: 'https://clinic.example' }
const clinic = contentWith({
  doctors: [
    doctor({ updated_at: '2026-02-03T10:00:00.123456+00:00' }),
    doctor({ updated_at: '2026-05-06T07:08:09+00:00' }),
    doctor({ updated_at: '2025-12-31T00:00:00+00:00' }),
  ],
  health_library_illnesses: [
    illness({ illness_name: 'Tremor', slug: 'tremor' }),
    illness({ illness_name: 'Secret', slug: 'secret', visibility: 'draft' }),
  ],
})

const everyPage = Object.values(pages).map(({ path }) => path)
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)

test('every page and every published illness is public, and no draft is (AC-097)', () => {
  expect(publicPaths(clinic)).toEqual([...everyPage, '/health-library/tremor'])
  expect(locations(sitemap(clinic, site))).toEqual(
    publicPaths(clinic).map((path) => site.origin + path),
  )
  expect(sitemap(clinic, site)).not.toContain('secret')
})

test('S-11 S-12 a closed or hidden library is neither in the sitemap nor drawn ahead', () => {
  const closed = { ...clinic, ...themed({}, { libraryEnabled: false }) }
  const hidden = { ...clinic, ...themed({ healthLibraryEnabled: false }) }
  const others = everyPage.filter((path) => path !== '/health-library')
  for (const content of [closed, hidden]) {
    expect(publicPaths(content)).toEqual(others)
    expect(sitemap(content, site)).not.toContain('health-library')
  }
})

test('a page says when its newest row was changed, where visitors may know', () => {
  const xml = sitemap(clinic, site)
  expect(xml).toContain(
    '<loc>https://clinic.example/doctors</loc><lastmod>2026-05-06</lastmod></url>',
  )
  expect(xml).toContain('<loc>https://clinic.example/services</loc></url>')
})

test('the sitemap is well-formed XML, whatever an address holds', () => {
  const odd = { ...emptyContent, health_library_illnesses: [illness({ slug: `a&b<c>"'వ😀 d` })] }
  const xml = sitemap(odd, site)
  expect(xml).toContain('/health-library/a%26b%3Cc%3E%22&apos;%E0%B0%B5%F0%9F%98%80%20d</loc>')
  const address = /(?:[^<>&"']|&(?:amp|lt|gt|quot|apos);)+/.source
  const url = `  <url><loc>${address}</loc>(?:<lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>)?</url>\n`
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  expect(xml).toMatch(
    new RegExp(
      `^<\\?xml version="1.0" encoding="UTF-8"\\?>\n<urlset xmlns="${namespace}">\n(?:${url})+</urlset>\n$`,
    ),
  )
})

test('robots.txt keeps search engines out of the staff panel and shows them the sitemap', () => {
  expect(robotsTxt(site)).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /login\n\nSitemap: https://clinic.example/sitemap.xml\n',
  )
})
