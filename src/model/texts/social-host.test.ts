import { expect, test } from 'vitest'

import { formatUrl, findUnexpectedHost } from './social-host.ts'

test.for([
  ['Facebook', 'https://www.facebook.com/vennela', null],
  ['facebook', 'https://m.facebook.com/vennela', null],
  ['YouTube', 'https://youtu.be/abc', null],
  ['Twitter', 'https://x.com/vennela', null],
  ['Instagram', 'https://www.facebook.com/vennela', 'facebook.com'],
  ['Facebook', 'https://facebook.com.example.org/vennela', 'facebook.com.example.org'],
  ['Facebook', 'https://notfacebook.com/vennela', 'notfacebook.com'],
  ['Practo', 'https://www.practo.com/vennela', null],
  ['Instagram', 'not an address', null],
])('the URL of %s that leads to %s is unexpected: %s', ([platform, address, host]) => {
  expect(findUnexpectedHost(platform ?? '', address ?? '')).toBe(host)
})

test.for([
  ['https://www.youtube.com/@clinic', 'youtube.com/@clinic'],
  ['http://example.org/', 'example.org'],
  ['https://example.org/book?doctor=2', 'example.org/book?doctor=2'],
  ['javascript:alert(1)', null],
  ['book', null],
  ['', null],
])('the display form of the URL %s is %s', ([address, displayForm]) => {
  expect(formatUrl(address ?? '')).toBe(displayForm)
})
