import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { buildSiteWhenNeeded, SITE } from './built-site-for-tests.ts'
import { startLocalSupabase } from './local-supabase.ts'

let server: Awaited<ReturnType<typeof startLocalSupabase>>
beforeAll(async () => {
  buildSiteWhenNeeded()
  server = await startLocalSupabase({
    dataDir: null,
    siteDir: SITE,
    siteUrl: 'https://clinic.example',
    seed: true,
  })
})
afterAll(() => server.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { redirect: 'manual', headers })
const text = async (path: string) => (await get(path)).text()
/** Returns the number of bytes sent. */
const size = async (path: string) => {
  const response = await get(path, { 'accept-encoding': 'br' })
  await response.arrayBuffer()
  return Number(response.headers.get('content-length'))
}
const sql = (statement: string) => server.database.query(statement)

test.for([
  ['/', 'View All Services'],
  ['/doctors', 'Dr. Imran Baig'],
  ['/services', 'Botulinum Toxin Clinic'],
  ['/testimonials', 'lang="te"'],
  ['/contact', 'tel:'],
  ['/health-library', 'Obstructive Sleep Apnoea'],
  ['/health-library/obstructive-sleep-apnoea', 'What It Means'],
] as const)(
  '%s is served without sign-in and with its content, before any script (AC-003; AC-001 to AC-007)',
  async ([path, words]) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await response.text()
    const rendered = html.slice(html.indexOf('<div id="root">'), html.indexOf('id="page-content"'))
    expect(rendered).toContain(words)
    expect(rendered).toContain('<h1')
  },
)

test('a change by staff is on the next requested page', async () => {
  await sql(`insert into doctors (name) values ('Dr. Newly Come')`)
  const before = await get('/doctors')
  const tag = before.headers.get('etag') ?? ''
  expect((await get('/doctors', { 'if-none-match': tag })).status).toBe(304)
  expect(await before.text()).toContain('>Dr. Newly Come<')
  await sql(`update doctors set name = 'Dr. Newly Named' where name = 'Dr. Newly Come'`)
  const after = await get('/doctors', { 'if-none-match': tag })
  expect(after.status).toBe(200)
  const html = await after.text()
  expect(html).toContain('Dr. Newly Named')
  expect(html).not.toContain('Dr. Newly Come')
  await sql(`delete from doctors where name = 'Dr. Newly Named'`)
  expect(await text('/doctors')).not.toContain('Dr. Newly Named')
})

test.for([
  ['/%zz', 404, 'Page not found'],
  ['/%E0%A4%A', 404, 'Page not found'],
  ['/te/%zz', 404, 'lang="te"'],
  ['/health-library/%zz', 404, 'Not Found'],
  ['/admin/%', 200, '<title>'],
  ['/assets/%.js', 404, 'Not found'],
] as const)(
  'a reader of %s, which is malformed, gets %d and a page',
  async ([path, status, words]) => {
    const response = await get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      expect.stringMatching(/^text\/(html|plain)/),
    ])
    expect(await response.text()).toContain(words)
    expect((await get(path, { accept: '*/*' })).status).toBe(400)
  },
)

const LONG = 'a'.repeat(8_200)

test.for([
  [`/${LONG}`, 'Page not found', 'href="/"'],
  [`/?q=${LONG}`, 'Page not found', 'href="/"'],
  [`/te/${LONG}`, 'lang="te"', 'href="/te"'],
  [`/health-library?q=${LONG}`, 'Health Information Not Found', 'href="/"'],
  [`/health-library/${'%E0%A4%A8'.repeat(1_000)}`, 'Page not found', 'href="/"'],
])('a reader of an address of 8,200 characters gets a page that leads home', async (row) => {
  const [path = '', words, home] = row
  const response = await get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
  const html = await response.text()
  expect([response.status, html]).toEqual([404, expect.stringContaining(words ?? '')])
  expect(html).toContain(home)
  const forPrograms = await get(path, { accept: 'application/json' })
  expect([forPrograms.status, await forPrograms.json()]).toMatchObject([414, { code: '414' }])
})

test('a notice leaves the page on the day after its last, without any edit (S-86)', async () => {
  const line = '>The car park is behind the clinic now<'
  expect(await text('/')).toContain(line)
  vi.useFakeTimers({ now: new Date('2030-12-31T18:00:00Z'), toFake: ['Date'] })
  try {
    expect(await text('/')).toContain(line)
    vi.setSystemTime(new Date('2030-12-31T18:30:00Z'))
    expect(await text('/')).not.toContain(line)
  } finally {
    vi.useRealTimers()
  }
  expect(await text('/')).toContain(line)
})

test('AC-097 a draft is on no page, in no list and not in the sitemap', async () => {
  const path = '/health-library/obstructive-sleep-apnoea'
  expect(await text('/sitemap.xml')).toContain(`https://clinic.example${path}`)
  await sql(`update health_library_illnesses set visibility = 'draft'
    where slug = 'obstructive-sleep-apnoea'`)
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Health Information Not Found')
  expect(await text('/health-library')).not.toContain('obstructive-sleep-apnoea')
  expect(await text('/sitemap.xml')).not.toContain('obstructive-sleep-apnoea')
  await sql(`update health_library_illnesses set visibility = 'published'
    where slug = 'obstructive-sleep-apnoea'`)
  expect((await get(path)).status).toBe(200)
})

test('the URL of a closed library redirects home (S-12)', async () => {
  await sql('update modern_site_settings set health_library_enabled = false')
  const response = await get('/health-library')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/'])
  expect((await get('/health-library/migraine')).status).toBe(404)
  await sql('update modern_site_settings set health_library_enabled = true')
  expect((await get('/health-library')).status).toBe(200)
})

test('the policy of a page allows its own style and no other, and no inline code', async () => {
  const response = await get('/')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).not.toContain('unsafe')
  const style = /<style>(.*?)<\/style>/s.exec(await response.text())?.[1] ?? ''
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  expect(policy).toContain(`'sha256-${Buffer.from(hash).toString('base64')}'`)
  expect(policy).toContain("script-src 'self';")
})

test('staff pages come without content, and are noindex', async () => {
  for (const path of ['/login', '/admin', '/admin/doctors']) {
    const response = await get(path)
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(await response.text()).not.toContain('page-content')
  }
  expect(await text('/robots.txt')).toContain('Disallow: /admin')
})

test('a URL with a stray percent sign is refused, an unknown one is not found, and one in capitals redirects to its page', async () => {
  expect((await get('/%E0%A4%A')).status).toBe(400)
  expect((await get('/health-library/50%25-off')).status).toBe(404)
  const inCapitals = await get('/Doctors')
  expect([inCapitals.status, inCapitals.headers.get('location')]).toEqual([302, '/doctors'])
  const asked = await get('/Health-Library?q=fits')
  expect(asked.headers.get('location')).toBe('/health-library?q=fits')
})

test('a link pasted with the signs after it redirects to its page, and never to another host', async () => {
  for (const [link, page] of [
    ['/doctors.', '/doctors'],
    ['/emergency/stroke)', '/emergency/stroke'],
    ['/te/doctors%E0%A5%A4', '/te/doctors'],
    ['/health-library.%22', '/health-library'],
  ] as const) {
    const response = await get(link)
    expect([response.status, response.headers.get('location')], link).toEqual([302, page])
  }
  for (const link of ['/no-such-page.', '/%2Fclinic.example.', '/%5Cclinic.example.'])
    expect((await get(link)).status, link).toBe(404)
})

test('the manifest has the name of the clinic', async () => {
  await sql(`update hospital_profile set name = 'Padma Clinic'`)
  expect(await (await get('/manifest.webmanifest')).json()).toMatchObject({
    id: '/',
    name: 'Padma Clinic',
  })
})

test('a trailing slash leads to the same page, and after a file name to a 404', async () => {
  const [page, slashed] = [await get('/doctors'), await get('/doctors/')]
  expect([slashed.status, slashed.headers.get('etag')]).toEqual([200, page.headers.get('etag')])
  expect((await get('/sitemap.xml')).status).toBe(200)
  expect((await get('/sitemap.xml/')).status).toBe(404)
})

test('only a page that is likely to be requested again gets the best compression', async () => {
  const rare = ['/health-library/none-1', '/%73ervices']
  // In sequence, so that background compression would be done before the last.
  const lengths: number[] = []
  for (const path of rare) lengths.push(await size(path))
  const page = await size('/services')
  await expect.poll(() => size('/services'), { timeout: 20_000 }).toBeLessThan(page)
  expect(await Promise.all(rare.map(size))).toEqual(lengths)
})

test('the code that renders the pages is not served', async () => {
  expect((await get('/.server/render.js')).status).toBe(404)
})

test('a page is rendered from the last known content while the current one cannot be read', async () => {
  await sql('alter table sync.history rename to history_away')
  const response = await get('/')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('page-content')
  await sql('alter table sync.history_away rename to history')
  expect(await text('/')).toContain('page-content')
})

test(
  'during a long write of another client pages show the last content, and afterwards the current one',
  { tags: ['full'] },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'nadi-pages-'))
    const ownServer = await startLocalSupabase({ dataDir, siteDir: SITE, seed: true })
    const page = async () => (await fetch(`${ownServer.url}/doctors`)).text()
    expect(await page()).toContain('>Dr. Imran Baig<')
    let finish!: () => void
    const finished = new Promise<void>((resolve) => (finish = resolve))
    const writing = ownServer.database.transaction(async (tx) => {
      await tx.query(`update doctors set name = 'Dr. Long Awaited' where name = 'Dr. Imran Baig'`)
      await finished
    })
    expect(await page()).toContain('>Dr. Imran Baig<')
    finish()
    await writing
    expect(await page()).toContain('>Dr. Long Awaited<')
    await ownServer.stop()
    await rm(dataDir, { recursive: true })
  },
)
