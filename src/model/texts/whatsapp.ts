import { normalizePhone } from './machine-text.ts'
import { toTelHref } from './phone.ts'

/** Adds the country code, which WhatsApp requires and a call does not. */
export function toWhatsAppNumber(input: string): string {
  const number = normalizePhone(input)
  const [, dialled] = /^tel:(\+\d+)$/.exec(toTelHref(number) ?? '') ?? []
  return dialled && /^\d[\d ().-]*$/.test(number) ? dialled : number
}

/**
 * Returns whether a number has the format of WhatsApp: a country code, digits, and grouping
 * characters.
 */
export function isWhatsAppNumber(input: string): boolean {
  return /^\+[\d ().-]+$/.test(input) && /^\d{8,15}$/.test(digitsOf(input))
}

/** Returns the link to a chat that begins with a text, or null without a valid number. */
export function toWhatsAppHref(input: string | null, text: string): string | null {
  if (input === null || !isWhatsAppNumber(input)) return null
  return `https://wa.me/${digitsOf(input)}?text=${encodeURIComponent(text)}`
}

const digitsOf = (input: string) => input.replaceAll(/\D/g, '')
