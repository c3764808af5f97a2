// @vitest-environment node
import { expect, test } from 'vitest'

import { createContent, doctor } from '#site/testing/sample-content.ts'

import { renderPage, parseShell } from './render.tsx'

const content = createContent({ doctors: [doctor({ name: 'Dr Rao', is_enabled: true })] })

const shell = parseShell(
  '<!doctype html><html lang="en"><head><meta name="words-en" content="/assets/en-1.js"><meta name="words-te" content="/assets/te-1.js"></head><body></body></html>',
  'build-1',
  () => '',
)

test.for([
  '/te//evil.example/x',
  '/te/\\evil.example/x',
  '/TE//evil.example',
  '//evil.example/Doctors',
])('%s is no redirect, and no link on its page leads to another host', (path) => {
  const page = renderPage({ path, content, origin: 'https://clinic.example', api: '', shell })
  if (page?.kind !== 'page') throw new Error(`${path} was not rendered`)
  const links = [...page.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to = '']) => to)
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter((to) => /^[/\\]{2}/.test(to))).toEqual([])
})
