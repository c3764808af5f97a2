// @vitest-environment node
import { expect, test } from 'vitest'

import { createContent, doctor } from '#site/testing/sample-content.ts'

import { renderPage } from './render.tsx'
import { sampleShell } from './sample-shell.ts'

const content = createContent({ doctors: [doctor({ name: 'Dr Rao', is_enabled: true })] })

test.for([
  '/te//evil.example/x',
  '/te/\\evil.example/x',
  '/TE//evil.example',
  '//evil.example/Doctors',
])('%s is no redirect, and no link on its page leads to another host', (path) => {
  const page = renderPage({
    path,
    content,
    origin: 'https://clinic.example',
    api: '',
    shell: sampleShell,
  })
  if (page?.kind !== 'page') throw new Error(`${path} was not rendered`)
  const links = [...page.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to = '']) => to)
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter((to) => /^[/\\]{2}/.test(to))).toEqual([])
})
