/** As far as WhatsApp has numbers: with the country code, and nothing but digits and what groups them. */
export function isWhatsAppNumber(typed: string): boolean {
  return /^\+[\d ().-]+$/.test(typed) && /^\d{8,15}$/.test(digitsOf(typed))
}

/** A chat with this number that begins with a text, or null where there is no such number. */
export function whatsAppHref(typed: string | null, text: string): string | null {
  if (typed === null || !isWhatsAppNumber(typed)) return null
  return `https://wa.me/${digitsOf(typed)}?text=${encodeURIComponent(text)}`
}

const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '')
