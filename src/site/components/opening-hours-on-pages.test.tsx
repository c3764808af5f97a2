// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { renderToHtml } from '../testing/html.tsx'
import { contact, createContent, profile } from '../testing/sample-content.ts'
import { renderSite } from '../testing/site.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00+05:30'), toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

const content = createContent({
  hospital_profile: profile(),
  contact_information: contact({ opening_hours: ['Monday 09:00-17:00'] }),
})

test.for(['/', '/contact'])(
  'the page at %s says whether the clinic is open, although there is no text about its hours (S-87)',
  async (path) => {
    renderSite(path, content)
    expect(await screen.findByText('Open now, until 5:00 pm')).toBeTruthy()
  },
)

test.for<[string, string]>([
  ['/', 'Monday: 9:00 am – 5:00 pm\nTuesday – Sunday: closed'],
  ['/contact', 'Monday: 9:00 am – 5:00 pm\nTuesday – Sunday: closed'],
  ['/te/contact', 'సోమవారం: ఉదయం 9:00 – సాయంత్రం 5:00\nమంగళవారం – ఆదివారం: సెలవు'],
])('the page at %s shows the hours by day, and the text below them (S-99)', ([path, week]) => {
  const html = renderToHtml(path, {
    ...content,
    contact_information: content.contact_information.map((row) => ({
      ...row,
      working_hours: 'Sleep laboratory: every night',
    })),
  })
  expect(html).toContain(week)
  expect(html.indexOf(week)).toBeLessThan(html.indexOf('Sleep laboratory'))
})

test.for(['/', '/contact'])(
  'the server-rendered page at %s does not say whether the clinic is open, as it may be cached (S-87)',
  (path) => {
    expect(renderToHtml(path, content)).not.toContain('Open now')
  },
)
