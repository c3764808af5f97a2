import { expect, test } from 'vitest'

import { localizePath, languageNames, parseLocalizedPath } from './languages.ts'

test.for([
  ['/', 'en', '/'],
  ['/doctors', 'en', '/doctors'],
  ['/te', 'te', '/'],
  ['/te/', 'te', '/'],
  ['/te/doctors', 'te', '/doctors'],
  ['/te?from=installed', 'te', '?from=installed'],
  ['/testimonials', 'en', '/testimonials'],
  ['/hi/doctors', 'en', '/hi/doctors'],
] as const)('%s is %s and the page %s', ([address, language, path]) => {
  expect(parseLocalizedPath(address)).toEqual({ language, path })
})

test('a page has one path in each language, and each maps back to the page', () => {
  for (const path of ['/', '/doctors', '/health-library/stroke']) {
    for (const language of languageNames) {
      expect(parseLocalizedPath(localizePath(language, path))).toEqual({ language, path })
    }
  }
})

test.for([
  '/te//evil.example/x',
  '/te/\\evil.example/x',
  '/te///evil.example/x',
  '//evil.example/x',
])('%s does not lead off the site in any language', (address) => {
  const { path } = parseLocalizedPath(address)
  for (const language of languageNames) {
    const to = new URL(localizePath(language, path), 'https://clinic.example/')
    expect([to.host, to.pathname]).toEqual([
      'clinic.example',
      language === 'te' ? '/te/evil.example/x' : '/evil.example/x',
    ])
  }
})
