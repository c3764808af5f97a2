// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'

import { createContentStore, type Content } from '#db/content.ts'
import { localizePath, languages, parseLocalizedPath } from '#model/languages.ts'
import { getLocaleBundle } from '#site/messages/all-messages.ts'
import { en } from '#site/messages/en.ts'
import { hasUntranslatedText } from '#site/page-rows.ts'
import { pages } from '#site/pages.ts'
import { addresses } from '#site/testing/addresses.ts'
import {
  category,
  contact,
  contentTables,
  createContent,
  createFilledRow,
  doctor,
  emergencyCard,
  illness,
  image,
  notice,
  profile,
  service,
  social,
  testimonial,
  createThemedSettings,
} from '#site/testing/sample-content.ts'

import { App } from './app.tsx'
import { contentFiles, toSearchQuery, renderPage } from './render.tsx'
import { sampleShell } from './sample-shell.ts'

const ORIGIN = 'https://clinic.example'
const HOSTILE = '</script><script>alert(1)</script><!--'
const walking = category({ category_name: 'Walking' })
const rao = doctor({ name: 'Dr Rao', expertise_details: 'All about Rao', is_enabled: true })
const ataxia = illness({ illness_name: 'Ataxia', slug: 'ataxia', meaning: 'All about ataxia' })
const tremor = {
  ...illness({
    illness_name: 'Tremor',
    slug: 'tremor',
    meaning: HOSTILE,
    symptoms: ['Shaking'],
    category_id: walking.id,
    doctor_ids: [rao.id],
    related_ids: [ataxia.id],
  }),
  'te:illness_name': 'వణుకు',
  'te:symptoms': ['వణకడం'],
}
/** A row of every kind, so that a page that is sent without it differs. */
const content = createContent({
  ...Object.fromEntries(contentTables.map((table) => [table, [createFilledRow(table)]])),
  ...createThemedSettings({ layoutStyle: 'modern' }),
  hospital_profile: profile({
    name: `Clinic ${HOSTILE}`,
    about_text: 'About us',
    mission: 'Our task',
    banner_image: '/banner.webp',
  }),
  contact_information: contact({
    phone_numbers: ['+91 1234'],
    address: 'One\nTwo',
    google_maps_code: '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
  }),
  doctors: [rao],
  services: ['A', 'B', 'C', 'D'].map((name) =>
    service({ service_name: name, description: `About ${name}`, icon_image: `/${name}.webp` }),
  ),
  testimonials: ['P', 'Q', 'R', 'S'].map((name) => testimonial({ patient_name: name })),
  social_media: [social({ platform_name: 'Facebook' })],
  health_library_categories: [walking],
  health_library_images: [image({ illness_id: tremor.id, image_url: '/hand.webp' })],
  emergency_cards: [emergencyCard({ title: 'Stroke', slug: 'stroke', steps: ['Call'] })],
  notices: [
    notice({ title: 'Camp', starts_on: '2026-01-01', ends_on: '2100-12-31' }),
    notice({ title: 'Strike', starts_on: '2026-01-01', ends_on: '2100-12-31', is_urgent: true }),
  ],
  health_library_illnesses: [
    tremor,
    ataxia,
    illness({ illness_name: 'Draft', slug: 'draft', visibility: 'draft' }),
  ],
})

const renderPath = (path: string, from: Content = content) =>
  renderPage({ path, content: from, origin: ORIGIN, api: '', shell: sampleShell })

function html(path: string, from?: Content): string {
  const page = renderPath(path, from)
  if (page?.kind !== 'page') throw new Error(`${path} was not rendered`)
  return page.html
}

const registered = Object.values(pages).map(({ path }) => path)
const parts = [
  ...registered,
  '',
  '/',
  '/tremor',
  '/draft',
  '/Doctors',
  '/%64octors',
  '/%2F',
  '/x.y',
]
/** Every combination of two parts; most are unknown paths. */
const strangeAddresses = parts
  .flatMap((first) => parts.map((second) => first + second))
  .filter((path) => path !== '')

const titleIn = (page: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(page)?.[1] ?? ''
const isMissing = (page: string) =>
  page.includes(`>${en.notFound.title}</h1>`) || page.includes(`>${en.illness.missing}</h1>`)

const english = [...addresses, '/health-library/draft']
const renderedPaths = english.flatMap((path) => [path, localizePath('te', path)])

const titles = (path: string, search: string) => {
  const page = renderPage({ path, search, content, origin: ORIGIN, api: '', shell: sampleShell })
  if (page?.kind !== 'page') throw new Error(`${path} was not rendered`)
  const shown = page.html.slice(0, page.html.indexOf('page-content'))
  return [...shown.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].map(([, title = '']) =>
    title.replaceAll(/<[^>]*>/g, ''),
  )
}

const icons = (page: string) =>
  [...page.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]*)"/g)].map(([, href]) => href)
const alternates = (page: string) =>
  [...page.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(
    ([, language, url]) => [language, url],
  )

describe('a page rendered by the server', () => {
  test('the content has rows of every public table', () => {
    const without = Object.entries(content).filter(([, rows]) => rows.length === 0)
    expect(without.map(([table]) => table)).toEqual([])
  })

  test.for(renderedPaths)(
    '%s renders the same from its own part of the content as from the whole',
    (path) => {
      const { language, path: page } = parseLocalizedPath(path)
      const reader = getLocaleBundle(language)
      const untranslated = hasUntranslatedText(language, page, content)
      const whole = renderToString(
        <StaticRouter basename={languages[reader.language].base} location={path}>
          <App
            reader={reader}
            content={createContentStore({ content, origin: ORIGIN, untranslated })}
            staff={null}
          />
        </StaticRouter>,
      )
      const withoutLinks = whole.replace(/^(?:<link [^>]*>)*/, '')
      const markup = /<div id="root">(.*)<\/div>\n<script/s.exec(html(path))?.[1]
      expect(markup).toBe(withoutLinks)
    },
  )

  test.for(renderedPaths)('%s contains no code of staff, and no style attribute', (path) => {
    const scripts = [...html(path).matchAll(/<script\b([^>]*)>/g)].map(([, rest = '']) => rest)
    for (const script of scripts) {
      expect(script).toMatch(/type="application\/(ld\+)?json"|src="\/assets\/start-1\.js"/)
    }
    expect(html(path)).not.toMatch(/\sstyle=/)
  })

  test.for([
    ['/', 200],
    ['/doctors/', 200],
    ['/health-library/tremor', 200],
    ['/health-library/draft', 404],
    ['/health-library/unknown', 404],
    ['/no/such/page', 404],
    ['/te', 200],
    ['/te/', 200],
    ['/te/doctors', 200],
    ['/te/health-library/tremor/', 200],
    ['/te/no/such/page', 404],
    ['/te/te/doctors', 404],
    ['/te/login', 404],
    ['/hi/doctors', 404],
    ['/tea', 404],
  ] as const)('AC-096 AC-097 %s has status %d', ([path, status]) => {
    expect(renderPath(path)).toMatchObject({ kind: 'page', status })
  })

  test.for(Object.values(pages))('$path has status 200 and its own page', ({ path }) => {
    expect(renderPath(path)).toMatchObject({ kind: 'page', status: 200 })
    expect(titleIn(html(path))).not.toBe('')
    expect(isMissing(html(path))).toBe(false)
    expect(html(path)).toContain(`<link rel="canonical" href="${ORIGIN}${path}"`)
  })

  test('AC-096 AC-097 no path has status 200 with the not-found page, or 404 with a page', () => {
    const outcomes = strangeAddresses.map((path) => {
      const first = renderPath(path)
      const page = first?.kind === 'redirect' ? renderPath(first.to) : first
      if (page?.kind !== 'page') throw new Error(`${path} was not rendered`)
      return { path, status: page.status, missing: isMissing(page.html) }
    })
    expect(outcomes.filter(({ status }) => status === 200).length).toBeGreaterThan(
      registered.length,
    )
    expect(outcomes.filter(({ status }) => status === 404).length).toBeGreaterThan(100)
    expect(outcomes.filter(({ status, missing }) => (status === 404) !== missing)).toEqual([])
  })

  test.for([
    ['/No/Such/Page', 404],
    ['/doctors//', 200],
    ['/doctors/rao', 404],
    ['/%64octors', 200],
    ['/doctors%2F', 404],
    ['/health-library/', 200],
    ['/health-library/tremor/', 200],
    ['/health-library%2Ftremor', 404],
    ['/health-library/unknown.', 404],
  ] as const)('%s, spelled differently from its links, has status %d', ([path, status]) => {
    expect(renderPath(path)).toMatchObject({ kind: 'page', status })
  })

  test.for([
    ['/Doctors', '/doctors'],
    ['/te/DOCTORS', '/te/doctors'],
    ['/TE/doctors', '/te/doctors'],
    ['//doctors', '/doctors'],
    ['/Health-Library/Tremor', '/health-library/tremor'],
    ['/Health-Library/Tremor),', '/health-library/tremor'],
    ['/doctors.', '/doctors'],
    ['/te/doctors%E0%A5%A4', '/te/doctors'],
    ['/)', '/'],
    ['/login.', '/login'],
  ] as const)('%s, as a person may type it, redirects to %s', ([path, to]) => {
    expect(renderPath(path)).toEqual({ kind: 'redirect', to })
  })

  test.for(['/login', '/admin', '/admin/doctors'])('%s is for staff and not rendered', (path) => {
    expect(renderPath(path)).toBeNull()
  })

  test('the list of a closed library redirects home, and its illnesses are not found (S-12)', () => {
    const closed = {
      ...content,
      modern_site_settings: content.modern_site_settings.map((row) => ({
        ...row,
        health_library_enabled: false,
      })),
    }
    expect(renderPath('/health-library', closed)).toEqual({ kind: 'redirect', to: '/' })
    expect(renderPath('/te/health-library', closed)).toEqual({ kind: 'redirect', to: '/te' })
    expect(renderPath('/health-library/tremor', closed)).toMatchObject({ status: 404 })
    expect(html('/health-library/tremor', closed)).not.toContain('Shaking')
  })

  test('a page contains only the data it shows', () => {
    expect(html('/')).toContain('Dr Rao')
    expect(html('/')).not.toContain('All about Rao')
    expect(html('/')).not.toContain('About D')
    expect(html('/doctors')).not.toContain('About us')
    expect(html('/health-library')).not.toContain('Shaking')
    for (const path of renderedPaths) expect(html(path)).not.toContain('"visibility":"draft"')
    const page = html('/health-library/tremor')
    for (const linked of ['Dr Rao', 'Ataxia']) expect(page).toContain(linked)
    expect(page).not.toContain('All about')
  })

  test('a page is in the language of its path, and contains no other (S-72)', () => {
    const page = html('/te/health-library/tremor')
    expect(titleIn(page)).toBe('వణుకు')
    expect(page).toMatch(/<html lang="te"/)
    for (const path of renderedPaths) expect(html(path)).not.toContain('te:')
    expect(html('/health-library/tremor')).not.toContain('వణు')
    expect(page).not.toContain('"Tremor"')
  })

  test('a search is answered in its own language and in that of the path (S-72)', () => {
    expect(titles('/te/health-library', '?q=tremor')).toContain('వణుకు')
    expect(titles('/health-library', '?q=వణకడం')).toContain('Tremor')
    expect(toSearchQuery('/te/health-library', new URLSearchParams('q=tremor&x=1'))).toBe(
      '?q=tremor',
    )
    expect(toSearchQuery('/te/doctors', new URLSearchParams('q=tremor'))).toBe('')
  })

  test('a page links to its translations, and a not-found page does not (S-72)', () => {
    const both = [
      ['en', `${ORIGIN}/doctors`],
      ['te', `${ORIGIN}/te/doctors`],
      ['x-default', `${ORIGIN}/doctors`],
    ]
    expect(alternates(html('/doctors'))).toEqual(both)
    const page = html('/te/doctors')
    expect(alternates(page)).toEqual(both)
    expect(page).toContain(`<link rel="canonical" href="${ORIGIN}/te/doctors"`)
    expect(page).toContain('property="og:locale" content="te_IN"')
    expect(page).toContain('property="og:locale:alternate" content="en_IN"')
    expect(page).toContain('<link rel="manifest" href="/te/manifest.webmanifest"')
    expect(alternates(html('/te/no/such/page'))).toEqual([])
    expect(html('/te/no/such/page')).toContain('content="noindex"')
  })

  test('a page loads the messages of its own language only (S-72)', () => {
    expect(html('/te/doctors')).toContain('href="/assets/te-1.js"')
    expect(html('/te/doctors')).not.toContain('/assets/en-1.js')
    expect(html('/doctors')).toContain('href="/assets/en-1.js"')
    expect(html('/doctors')).not.toContain('/assets/te-1.js')
  })

  test('the app installed from a Telugu page is the same one, and starts in Telugu (S-72)', () => {
    const source = { content, site: { origin: ORIGIN }, manifest: '{"id":"/","lang":"en"}' }
    const file = (address: string) =>
      JSON.parse(contentFiles[address]?.(source) ?? '{}') as Record<string, unknown>
    expect(file('/te/manifest.webmanifest')).toMatchObject({
      id: '/',
      lang: 'te',
      start_url: '/te?from=installed',
    })
    expect(JSON.stringify(file('/te/manifest.webmanifest')['shortcuts'])).toContain('"/te/contact"')
    expect(file('/manifest.webmanifest')).toMatchObject({
      lang: 'en',
      start_url: '/?from=installed',
    })
  })

  test("a browser's tab and a phone's home screen show the clinic's logo, or else the app's icon", () => {
    expect(icons(html('/'))).toEqual(['/favicon.svg', '/apple-touch-icon.png'])
    const logo_image = '/storage/v1/object/public/hospital-profile/1-ab-512.webp'
    const withLogo = createContent({ hospital_profile: profile({ logo_image }) })
    expect(icons(html('/', withLogo))).toEqual([logo_image, logo_image])
  })

  test('the app loads last, and the page names its build', () => {
    const page = html('/')
    expect(page.indexOf('/assets/index-1.js')).toBeGreaterThan(page.indexOf('page-content'))
    expect(page).toContain('<meta name="build" content="build-1">')
  })
})
