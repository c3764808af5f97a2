import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { isExpectedFont } from './fonts.ts'

const OURS = 'https://clinic.example/assets/telugu-abc123.woff2'
const SHEET = 'https://fonts.googleapis.com/css2?family=Lora'
const FILE = 'https://fonts.gstatic.com/s/lora/v1/lora.woff2'
const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const aResponse = (type: string, body = 'letters', status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } })

test('our own fonts are recognised by their fingerprint, whatever type a host sends', async () => {
  const fingerprint = integrityOf('letters')
  const octets = aResponse('application/octet-stream')
  expect(await isExpectedFont(octets, OURS, fingerprint)).toBe(true)
  // The check must not consume the body.
  expect(await octets.text()).toBe('letters')
  const page = aResponse('font/woff2', '<h1>Welcome to our hotel</h1>')
  expect(await isExpectedFont(page, OURS, fingerprint)).toBe(false)
})

test.for([
  [SHEET, 'text/css; charset=utf-8', true],
  [SHEET, 'text/html', false],
  [SHEET, 'font/woff2', false],
  [FILE, 'font/woff2', true],
  [FILE, 'application/font-woff', true],
  [FILE, 'text/html; charset=utf-8', false],
  [FILE, 'text/css', false],
] as const)('%s with type %s: accepted as a font is %s', async ([url, type, isIt]) => {
  expect(await isExpectedFont(aResponse(type), url)).toBe(isIt)
})

test('an error is not accepted as a font', async () => {
  expect(await isExpectedFont(aResponse('font/woff2', 'letters', 503), FILE)).toBe(false)
  const fingerprint = integrityOf('letters')
  expect(await isExpectedFont(aResponse('font/woff2', 'letters', 503), OURS, fingerprint)).toBe(
    false,
  )
})
