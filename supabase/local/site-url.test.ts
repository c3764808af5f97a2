import { expect, test } from 'vitest'

import { describeMissingSiteUrl, readSiteUrl } from './site-url.ts'

test.for([
  ['https://clinic.example', 'https://clinic.example'],
  ['https://clinic.example/', 'https://clinic.example'],
  [' https://Clinic.Example:443/ ', 'https://clinic.example'],
  ['http://192.168.1.5:3000', 'http://192.168.1.5:3000'],
  ['', undefined],
  [undefined, undefined],
] as const)('SITE_URL=%s is %s', ([setting, origin]) => {
  expect(readSiteUrl(setting)).toBe(origin)
})

test.for([
  'clinic.example',
  'clinic.example:3000',
  'https://clinic.example/site',
  'https://clinic.example//',
  'https://clinic.example/?a',
  'https://clinic.example/#a',
  'https://asha:word@clinic.example',
  'ftp://clinic.example',
  'javascript:alert(1)',
  'https://',
])('SITE_URL=%s is refused with one sentence', (setting) => {
  expect(() => readSiteUrl(setting)).toThrow(
    `SITE_URL must be the public origin of the site, such as https://clinic.example, without a path, not "${setting}".`,
  )
})

const SITE = 'https://clinic.example'
test.for([
  ['on this machine alone', undefined, '127.0.0.1', []],
  ['behind a proxy, with SITE_URL', SITE, '127.0.0.1', ['127.0.0.1']],
  ['in the network, with SITE_URL', SITE, '0.0.0.0', []],
] as const)('a start %s says nothing of SITE_URL', ([, siteUrl, host, trustedProxies]) => {
  const reach = { siteUrl, host, trustedProxies }
  expect(describeMissingSiteUrl(reach, 'http://127.0.0.1:3000')).toBe('')
})

test.for([
  ['behind a proxy', '127.0.0.1', ['127.0.0.1']],
  ['in the network', '0.0.0.0', []],
] as const)(
  'a start %s without SITE_URL says what shared links get',
  ([, host, trustedProxies]) => {
    const reach = { siteUrl: undefined, host, trustedProxies }
    expect(describeMissingSiteUrl(reach, 'http://127.0.0.1:3000')).toBe(
      `SITE_URL is not set: search engines and shared links get http://127.0.0.1:3000 as the address of every page.
Set it to the public origin of the site, such as https://clinic.example, and start again.
`,
    )
  },
)
