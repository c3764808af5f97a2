// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'

import { createContentStore, type Content } from '#db/content.ts'
import {
  contact,
  contentWith,
  doctor,
  illness,
  profile,
  service,
  testimonial,
  themed,
} from '#site/testing/content.ts'

import { App } from './app.tsx'
import { renderPage, shellOf } from './render.tsx'

const ORIGIN = 'https://clinic.example'
const HOSTILE = '</script><script>alert(1)</script><!--'
const content = contentWith({
  ...themed({ layoutStyle: 'modern' }),
  hospital_profile: [...profile({ name: `Clinic ${HOSTILE}`, about_text: 'About us' })],
  contact_information: [...contact({ phone_numbers: ['+91 1234'], address: 'One\nTwo' })],
  doctors: [doctor({ name: 'Dr Rao', is_enabled: true })],
  services: ['A', 'B', 'C', 'D'].map((name) =>
    service({ service_name: name, description: `About ${name}` }),
  ),
  testimonials: ['P', 'Q', 'R', 'S'].map((name) => testimonial({ patient_name: name })),
  health_library_illnesses: [
    illness({ illness_name: 'Tremor', slug: 'tremor', meaning: HOSTILE, symptoms: ['Shaking'] }),
    illness({ illness_name: 'Draft', slug: 'draft', visibility: 'draft' }),
  ],
})
const shell = shellOf(
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>x</title>
  <script type="module" crossorigin src="/assets/index-1.js"></script>
  <link rel="stylesheet" crossorigin href="/assets/index-1.css"></head><body></body></html>`,
  'build-1',
  () => 'body{margin:0}',
)

const draw = (path: string, from: Content = content) =>
  renderPage({ path, content: from, origin: ORIGIN, api: '', shell })

function html(path: string, from?: Content): string {
  const page = draw(path, from)
  if (page?.kind !== 'page') throw new Error(`${path} was not drawn`)
  return page.html
}

const pages = [
  '/',
  '/doctors',
  '/services',
  '/testimonials',
  '/contact',
  '/health-library',
  '/health-library/tremor',
  '/health-library/draft',
  '/no/such/page',
]

describe('a page as the server draws it', () => {
  test.for(pages)('%s is the same from its own part of the content as from the whole', (path) => {
    const whole = renderToString(
      <StaticRouter location={path}>
        <App content={createContentStore({ content, origin: ORIGIN })} staff={null} />
      </StaticRouter>,
    )
    const withoutLinks = whole.replace(/^(?:<link [^>]*>)*/, '')
    const drawn = /<div id="root">(.*)<\/div>\n<script/s.exec(html(path))?.[1]
    expect(drawn).toBe(withoutLinks)
  })

  test.for(pages)('%s holds no code, whatever staff wrote, and no style attribute', (path) => {
    const scripts = [...html(path).matchAll(/<script\b([^>]*)>/g)].map(([, rest = '']) => rest)
    for (const script of scripts) {
      expect(script).toMatch(/type="application\/(ld\+)?json"|src="\/assets\/index-1\.js"/)
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
  ] as const)('AC-096 AC-097 %s answers %d', ([path, status]) => {
    expect(draw(path)).toMatchObject({ kind: 'page', status })
  })

  test.for(['/login', '/admin', '/admin/doctors'])('%s is for staff and not drawn', (path) => {
    expect(draw(path)).toBeNull()
  })

  test('S-12 the list of a closed library leads home, and its illnesses are not found', () => {
    const closed = {
      ...content,
      modern_site_settings: content.modern_site_settings.map((row) => ({
        ...row,
        health_library_enabled: false,
      })),
    }
    expect(draw('/health-library', closed)).toEqual({ kind: 'redirect', to: '/' })
    expect(draw('/health-library/tremor', closed)).toMatchObject({ status: 404 })
    expect(html('/health-library/tremor', closed)).not.toContain('Shaking')
  })

  test('carries along only what it shows', () => {
    expect(html('/')).not.toContain('Dr Rao')
    expect(html('/')).not.toContain('About D')
    expect(html('/doctors')).not.toContain('About us')
    expect(html('/health-library')).not.toContain('Shaking')
    for (const path of pages) expect(html(path)).not.toContain('"visibility":"draft"')
  })

  test('loads the app last and names its build', () => {
    const page = html('/')
    expect(page.indexOf('/assets/index-1.js')).toBeGreaterThan(page.indexOf('page-content'))
    expect(page).toContain('<meta name="build" content="build-1">')
  })
})
