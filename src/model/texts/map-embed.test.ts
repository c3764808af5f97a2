import fc from 'fast-check'
import { expect, test } from 'vitest'

import { parseMapUrl } from './map-embed.ts'

const MAP = 'https://www.google.com/maps/embed?pb=!1m18!2d78.39!3d17.43'
const MINE = 'https://www.google.com/maps/d/embed?mid=1AbC&ehbc=2E312F'

test.for([
  [MAP, MAP],
  [`  ${MAP}\n`, MAP],
  [
    `<iframe src="${MAP}" width="600" height="450" style="border:0;" allowfullscreen></iframe>`,
    MAP,
  ],
  [`<iframe width="600" src='${MAP}' loading="lazy"></iframe>`, MAP],
  [`<IFRAME SRC="${MAP}"></IFRAME>`, MAP],
  [`<div class="map"><iframe\n  src="${MAP}"></iframe></div>`, MAP],
  [`<iframe src="${MINE.replace('&', '&amp;')}"></iframe>`, MINE],
  [`<iframe src="${MAP}" onload="alert(1)"></iframe><script>alert(1)</script>`, MAP],
  [`${MAP}#x`, MAP],
  [
    'https://www.google.com/maps/d/u/0/embed?mid=1',
    'https://www.google.com/maps/d/u/0/embed?mid=1',
  ],
])('AC-079 the map in %s is found', ([pasted, address]) => {
  expect(parseMapUrl(pasted ?? null)).toBe(address)
})

test.for([
  null,
  '',
  'Near the clock tower',
  '<iframe></iframe>',
  '<iframe src=""></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  'http://www.google.com/maps/embed?pb=1',
  'https://google.com/maps/embed?pb=1',
  'https://www.google.com.evil.example/maps/embed?pb=1',
  'https://www.google.com@evil.example/maps/embed?pb=1',
  'https://user:pass@www.google.com/maps/embed?pb=1',
  'https://www.google.com:8443/maps/embed?pb=1',
  'https://www.google.com/maps/embed',
  'https://www.google.com/maps/embed?',
  'https://www.google.com/maps/embed/../../url?q=https://evil.example',
  'https://www.google.com/url?q=https://www.google.com/maps/embed?pb=1',
  'https://www.google.com/maps/embedder?pb=1',
  'https://www.google.com/MAPS/EMBED?pb=1',
  'https://evil.example/?https://www.google.com/maps/embed?pb=1',
  'javascript:alert(1)//https://www.google.com/maps/embed?pb=1',
  'data:text/html,https://www.google.com/maps/embed?pb=1',
  '//www.google.com/maps/embed?pb=1',
  '<iframe src="java\nscript:alert(1)"></iframe>',
  '<iframe data-src="https://www.google.com/maps/embed?pb=1"></iframe>',
  '<script src="https://www.google.com/maps/embed?pb=1"></script>',
  '<iframe src="https://www.google.com/maps/em\tbed?pb=1"></iframe>',
  `<iframe src="${MAP}<script>"></iframe>`,
])('AC-080 %s contains no map that may be embedded (S-31)', (pasted) => {
  expect(parseMapUrl(pasted)).toBeNull()
})

test('any pasted text yields a Google map or nothing (S-31, threat 14)', () => {
  const bits = fc.constantFrom(
    '<iframe src="',
    '"',
    "'",
    '>',
    ' ',
    MAP,
    'https://',
    'www.google.com',
    '/maps/embed',
    '?pb=1',
    'evil.example',
    'javascript:',
    '@',
    '\\',
    '&amp;',
    '\n',
    '..',
    '/',
    '#',
    ':443',
  )
  let found = 0
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 8 }), (parts) => {
      const address = parseMapUrl(parts.join(''))
      if (address === null) return
      found += 1
      expect(address).toMatch(/^https:\/\/www\.google\.com\/maps\/(d\/)?embed\?[^\s"'<>\\]+$/)
    }),
    { seed: 5, numRuns: 3000, examples: [[[MAP]]] },
  )
  expect(found).toBeGreaterThan(0)
})
