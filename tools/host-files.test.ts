import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { beforeEach, describe, expect, test } from 'vitest'

import { createSecurityHeaders } from '../supabase/local/security-headers.ts'
import { createHostFiles } from './host-files.ts'
import { createCloudflarePages, createNetlify, type StaticHost } from './static-hosts-for-tests.ts'

const API = 'https://abc.supabase.co'
const FILES = [
  '.server/render.js',
  '404.html',
  'assets/main-abc123.js',
  'doctors.html',
  'favicon.svg',
  'health-library.html',
  'health-library/migraine.html',
  'index.html',
  'manifest.webmanifest',
  'screenshots/phone.webp',
  'service-worker.js',
  'shell.html',
  'staff-files.json',
  'te.html',
  'te/404.html',
  'te/doctors.html',
  'te/manifest.webmanifest',
]

let site: string
beforeEach(async () => {
  site = mkdtempSync(join(tmpdir(), 'nadi-host-'))
  for (const name of FILES) write(name, name)
  const files = await createHostFiles(site, { api: API, css: ['p{}'], written: FILES })
  for (const [name, text] of Object.entries(files)) write(name, text)
  return () => rmSync(site, { recursive: true, force: true })
})

function write(name: string, text: string): void {
  mkdirSync(dirname(join(site, name)), { recursive: true })
  writeFileSync(join(site, name), text)
}

/** The same said twice is said once. */
const valuesOf = (header = '') => [...new Set(header.split(', '))]

describe.for([
  ['Cloudflare Pages', createCloudflarePages],
  ['Netlify', createNetlify],
] as const)('on %s', ([, open]) => {
  let host: StaticHost
  beforeEach(() => {
    host = open(site)
  })

  test.for(['/login', '/admin', '/admin/doctors', '/admin/health-library/illnesses'])(
    '%s opens on a first visit and is not indexed',
    (path) => {
      const { headers, ...response } = host(path)
      expect(response).toEqual({ status: 200, file: '/shell.html' })
      expect([valuesOf(headers['cache-control']), valuesOf(headers['x-robots-tag'])]).toEqual([
        ['no-cache'],
        ['noindex'],
      ])
    },
  )

  test.for([
    ['/', '/index.html'],
    ['/doctors', '/doctors.html'],
    ['/health-library', '/health-library.html'],
    ['/health-library/migraine', '/health-library/migraine.html'],
    ['/manifest.webmanifest', '/manifest.webmanifest'],
    ['/service-worker.js', '/service-worker.js'],
    ['/shell', '/shell.html'],
    ['/staff-files.json', '/staff-files.json'],
    ['/te', '/te.html'],
    ['/te/doctors', '/te/doctors.html'],
    ['/te/manifest.webmanifest', '/te/manifest.webmanifest'],
  ])('%s is asked for each time', ([path = '', file]) => {
    const { headers, ...response } = host(path)
    expect(response).toEqual({ status: 200, file })
    expect(valuesOf(headers['cache-control'])).toEqual(['no-cache'])
  })

  test('a file with a hash in its name is cached forever', () => {
    expect(host('/assets/main-abc123.js')).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    })
  })

  test('an unknown URL answers 404', () => {
    expect(host('/no/such/page')).toMatchObject({ status: 404, file: '/404.html' })
    expect(host('/administration')).toMatchObject({ status: 404 })
    expect(host('/hi/doctors')).toMatchObject({ status: 404, file: '/404.html' })
  })

  test('an unknown Telugu URL answers 404 in Telugu (S-72)', () => {
    expect(host('/te/no/such/page')).toMatchObject({ status: 404, file: '/te/404.html' })
  })

  test.for(['/', '/doctors', '/login', '/no/such/page', '/assets/main-abc123.js'])(
    '%s has each security header once',
    (path) => {
      expect(host(path).headers).toMatchObject({
        ...createSecurityHeaders({ api: API, css: ['p{}'] }),
        'strict-transport-security': 'max-age=31536000',
      })
    },
  )
})

test('rejects a line that is too long for Cloudflare Pages', async () => {
  const css = Array.from({ length: 30 }, (_, n) => `p{order:${n}}`)
  await expect(createHostFiles(site, { api: API, css })).rejects.toThrow(
    /^The line of content-security-policy in _headers would have 2,?\d{3} characters; Cloudflare Pages drops what is longer than 2000\.$/,
  )
  await expect(createHostFiles(site, { api: API, css: css.slice(0, 20) })).resolves.toBeDefined()
})
