import { expect, test } from 'vitest'

import { toWebHref } from './web-address.ts'

test.for([
  ['https://example.org/us', 'https://example.org/us'],
  [' http://example.org ', 'http://example.org/'],
])('%s is a website', ([input, href]) => {
  expect(toWebHref(input ?? null)).toBe(href)
})

test.for([
  null,
  '',
  'example.org',
  '/login',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'mailto:a@b.c',
  'https://',
])('"%s" is not a website', (input) => {
  expect(toWebHref(input)).toBeNull()
})
