import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { isExpectedFont } from './fonts.ts'

const OURS = 'https://clinic.example/assets/telugu-abc123.woff2'
const SHEET = 'https://fonts.googleapis.com/css2?family=Lora'
const FILE = 'https://fonts.gstatic.com/s/lora/v1/lora.woff2'
const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const answered = (type: string, body = 'letters', status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } })

test('our own letters are told by their fingerprint, whatever a host calls them', async () => {
  const fingerprint = integrityOf('letters')
  const octets = answered('application/octet-stream')
  expect(await isExpectedFont(octets, OURS, fingerprint)).toBe(true)
  // Its body was checked, and can still be read.
  expect(await octets.text()).toBe('letters')
  const page = answered('font/woff2', '<h1>Welcome to our hotel</h1>')
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
] as const)('%s answered as %s is what was asked for: %s', async ([url, type, isIt]) => {
  expect(await isExpectedFont(answered(type), url)).toBe(isIt)
})

test('an error is not taken for a font', async () => {
  expect(await isExpectedFont(answered('font/woff2', 'letters', 503), FILE)).toBe(false)
  const fingerprint = integrityOf('letters')
  expect(await isExpectedFont(answered('font/woff2', 'letters', 503), OURS, fingerprint)).toBe(
    false,
  )
})
