// @vitest-environment node
import { expect, test } from 'vitest'

import type { Content } from '#db/content.ts'
import { category, createContent, illness } from '#site/testing/sample-content.ts'

import { toSearchQuery, renderPage } from './render.tsx'
import { sampleShell } from './sample-shell.ts'

const walking = category({ category_name: 'Walking' })

test('of a long library the server renders and sends one page only (M6)', () => {
  const topics = Array.from({ length: 310 }, (_, at) =>
    illness({ illness_name: `Topic ${at}`, slug: `topic-${at}`, display_order: at }),
  )
  const rest = { illness_name: 'Gait', slug: 'gait', category_id: walking.id }
  const long = createContent({
    health_library_categories: [walking],
    health_library_illnesses: [...topics, illness(rest)],
  })
  const page = (search: string, path = '/health-library') => {
    const rendered = renderPage({
      path,
      search,
      content: long,
      origin: 'https://clinic.example',
      api: '',
      shell: sampleShell,
    })
    if (rendered?.kind !== 'page') throw new Error(`${path} was not rendered`)
    const [, data = ''] = /id="page-content"[^>]*>(.*?)<\/script>/s.exec(rendered.html) ?? []
    const sent = JSON.parse(data) as { content: Content }
    const shown = rendered.html.slice(0, rendered.html.indexOf('page-content'))
    return { text: shown, rows: sent.content.health_library_illnesses.length }
  }
  expect(page('')).toMatchObject({ rows: 300 })
  expect(page('').text).toContain('311 topics. Page 1 of 2<')
  expect(page('').text).toContain('href="/health-library?page=2#topics"')
  expect(page('?page=2')).toMatchObject({ rows: 11 })
  expect(page('?page=2', '/te/health-library').text).toContain('href="/te/health-library#topics"')
  expect(page('?page=77').text).toContain('311 topics. Page 2 of 2<')
  expect(page(`?category=${walking.slug}`)).toMatchObject({ rows: 1 })
  expect(page(`?category=${walking.slug}`).text).toContain('>1 topic<')
  // A search is rendered from all topics, and hydrates when the device has all of them.
  const found = page('?q=topic')
  expect(found).toMatchObject({ rows: 0 })
  expect(found.text).toContain('>310 topics<')
  expect(found.text.match(/href="\/health-library\/topic-/g)).toHaveLength(300)
  expect(found.text).not.toContain('The rest is')
})

const getQuery = (query: string) => toSearchQuery('/health-library', new URLSearchParams(query))

test("the library's URL requests one page in one spelling", () => {
  expect(getQuery('page=2')).toBe('?page=2')
  expect(getQuery('page=02&category=a')).toBe('?category=a&page=2')
  for (const none of ['page=1', 'page=0', 'page=-2', 'page=1e9999', 'page=x', 'page=2&view=a-z']) {
    expect(getQuery(none)).toBe('')
  }
  expect(getQuery('q=tremor&page=2')).toBe('?q=tremor')
})
