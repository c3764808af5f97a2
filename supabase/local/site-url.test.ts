import { expect, test } from 'vitest'

import { readSiteUrl } from './site-url.ts'

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
