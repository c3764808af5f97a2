import { expect, test } from 'vitest'

import { isWhatsAppNumber, toWhatsAppHref } from './whatsapp.ts'

test.for(['+914055500145', '+91 40 5550 0145', '+91 (40) 5550-0145', '+1 202.555.0145'])(
  '%s is a WhatsApp number (S-80)',
  (input) => expect(isWhatsAppNumber(input)).toBe(true),
)

test.for([
  '40 5550 0145',
  '0091 40 5550 0145',
  '+91 clinic',
  '+91 40 5550 0145 ext 3',
  '+91 1',
  '+12345678901234567',
  '+',
  '',
])(
  '%j is not a WhatsApp number: letters, no country code, too short or too long (S-80)',
  (input) => {
    expect(isWhatsAppNumber(input)).toBe(false)
  },
)

test('the link contains only digits, and the prepared text in any script (S-80)', () => {
  expect(toWhatsAppHref('+91 (40) 5550-0145', 'నమస్కారం & hello')).toBe(
    `https://wa.me/914055500145?text=${encodeURIComponent('నమస్కారం & hello')}`,
  )
  expect(toWhatsAppHref(null, 'hello')).toBeNull()
  expect(toWhatsAppHref('javascript:alert(1)', 'hello')).toBeNull()
})
