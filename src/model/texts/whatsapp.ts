import { normalizePhone } from './machine-text.ts'
import { toTelHref } from './phone.ts'

/** Adds the country code, which WhatsApp requires and a call does not. */
export function toWhatsAppNumber(typed: string): string {
  const number = normalizePhone(typed)
  const [, dialled] = /^tel:(\+\d+)$/.exec(toTelHref(number) ?? '') ?? []
  return dialled && /^\d[\d ().-]*$/.test(number) ? dialled : number
}

/**
 * Returns whether a number has the format of WhatsApp: a country code, digits, and grouping
 * characters.
 */
export function isWhatsAppNumber(typed: string): boolean {
  return /^\+[\d ().-]+$/.test(typed) && /^\d{8,15}$/.test(digitsOf(typed))
}

/** Returns the link to a chat that begins with a text, or null without a valid number. */
export function toWhatsAppHref(typed: string | null, text: string): string | null {
  if (typed === null || !isWhatsAppNumber(typed)) return null
  return `https://wa.me/${digitsOf(typed)}?text=${encodeURIComponent(text)}`
}

const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '')
