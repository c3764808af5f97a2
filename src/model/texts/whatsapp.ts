import { normalizePhone } from './normalize-text.ts'
import { toTelHref } from './phone.ts'

/** A number as staff write it, with the country code that WhatsApp asks for and a call does not. */
export function toWhatsAppNumber(typed: string): string {
  const number = normalizePhone(typed)
  const [, dialled] = /^tel:(\+\d+)$/.exec(toTelHref(number) ?? '') ?? []
  return dialled && /^\d[\d ().-]*$/.test(number) ? dialled : number
}

/** As far as WhatsApp has numbers: with the country code, and nothing but digits and what groups them. */
export function isWhatsAppNumber(typed: string): boolean {
  return /^\+[\d ().-]+$/.test(typed) && /^\d{8,15}$/.test(digitsOf(typed))
}

/** A chat with this number that begins with a text, or null where there is no such number. */
export function toWhatsAppHref(typed: string | null, text: string): string | null {
  if (typed === null || !isWhatsAppNumber(typed)) return null
  return `https://wa.me/${digitsOf(typed)}?text=${encodeURIComponent(text)}`
}

const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '')
