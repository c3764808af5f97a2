// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { Content } from '#db/content.ts'

import { en } from '../messages/en.ts'
import { createContent, illness, profile } from '../testing/sample-content.ts'
import { HeadTags } from './head-tags.tsx'
import { buildPageHead } from './page-head.ts'
import { createWebManifest } from './web-manifest.ts'

const site = { origin: 'https://clinic.example', language: 'en' } as const
const tags = (path: string, content: Content) =>
  renderToStaticMarkup(<HeadTags head={buildPageHead(path, content, en, site)} />)

/** Returns the value of a tag as a crawler reads it, with entities decoded. */
function readTag(html: string, name: string): string | undefined {
  const tag = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"/>`).exec(html)
  return tag?.[1]
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

const clinic = createContent({
  hospital_profile: profile({ banner_image: '/banner.webp' }),
  health_library_illnesses: [
    illness({ illness_name: 'Tremor', slug: 'tremor', short_summary: 'Shaking hands.' }),
  ],
})

test('a shared illness shows its name, its summary and a picture', () => {
  const html = tags('/health-library/tremor', clinic)
  expect(html).toContain('<title>Tremor | Vennela Clinic</title>')
  expect(html).toContain(
    '<link rel="canonical" href="https://clinic.example/health-library/tremor"/>',
  )
  const expected = {
    description: 'Shaking hands.',
    robots: 'index,follow',
    'og:type': 'article',
    'og:site_name': 'Vennela Clinic',
    'og:locale': 'en_IN',
    'og:title': 'Tremor | Vennela Clinic',
    'og:description': 'Shaking hands.',
    'og:url': 'https://clinic.example/health-library/tremor',
    'og:image': 'https://clinic.example/banner.webp',
    'og:image:alt': 'Vennela Clinic',
    'twitter:card': 'summary_large_image',
  }
  for (const [name, value] of Object.entries(expected)) expect(readTag(html, name)).toBe(value)
})

test('a missing page is noindex and has no canonical URL', () => {
  const html = tags('/nowhere', clinic)
  expect(readTag(html, 'robots')).toBe('noindex')
  expect(html).not.toMatch(/canonical|og:url|ld\+json/)
})

test('the size of the icon is declared, and a small mark requests a small card', () => {
  const html = tags('/', createContent({}))
  expect(readTag(html, 'og:image')).toBe('https://clinic.example/icon-512.png')
  expect(readTag(html, 'og:image:width')).toBe('512')
  expect(readTag(html, 'og:image:height')).toBe('512')
  expect(readTag(html, 'twitter:card')).toBe('summary')
})

const hostile = [
  '</script><script>alert(1)</script>',
  '</title><img src=x onerror=alert(1)>',
  `"quotes" & 'apostrophes' <!-- <script`,
  'నరాల కేంద్రం 👩‍⚕️ & sons',
]

test.for(hostile)('a name such as %j stays text in every tag', (name) => {
  const named = createContent({
    hospital_profile: profile({ name }),
    health_library_illnesses: [
      illness({ illness_name: name, slug: 'odd', short_summary: name, symptoms: [name] }),
    ],
  })
  const html = tags('/health-library/odd', named)
  expect(readTag(html, 'description')).toBe(name)
  expect(readTag(html, 'og:site_name')).toBe(name)
  expect(html).not.toMatch(/<img|alert\(1\)<\/script>|<!--/)
  // One script element, which is data, and no other that could run.
  expect(html.match(/<script/g)).toEqual(['<script'])
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const graph = JSON.parse(data) as { '@context': string; '@graph': { name?: string }[] }
  expect(graph['@context']).toBe('https://schema.org')
  expect(graph['@graph'][0]?.name).toBe(name)
})

test('an iPhone shows the name from the manifest under the icon', () => {
  for (const path of ['/', '/nowhere']) {
    expect(readTag(tags(path, clinic), 'apple-mobile-web-app-title')).toBe('Vennela')
  }
  expect(createWebManifest({}, clinic, { language: 'en', messages: en })).toMatchObject({
    short_name: 'Vennela',
  })
})
