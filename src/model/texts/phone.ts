import { normalizePhone } from './machine-text.ts'

/**
 * Returns the `tel:` link of a typed number, or null. Passes only digits and a leading plus of the
 * first number, so that no extension or service code can be added (threat 48).
 */
export function toTelHref(text: string): string | null {
  for (const [run] of normalizePhone(text).matchAll(/\+?\s*\d[\d\s().-]*/g)) {
    // A national number gets the country code, so that the link works from abroad as well.
    const number = run.replace(/[^\d+]/g, '').replace(/^(?:0([1-9]\d{9})|([2-9]\d{9}))$/, '+91$1$2')
    if (/\d{3}/.test(number)) return `tel:${number}`
  }
  return null
}

/**
 * Returns the `mailto:` link of an address, or null: encoded, so that it cannot add headers such as
 * bcc.
 */
export function toMailHref(text: string): string | null {
  const [, name, host] = /^([^\s@]+)@([^\s@]+)$/.exec(text.trim()) ?? []
  return name && host ? `mailto:${encodeURIComponent(name)}@${encodeURIComponent(host)}` : null
}

/** Compares the digits only: '+91 40-2345' equals '+91402345'. */
export function isSamePhone(a: string, b: string): boolean {
  return toTelHref(a) !== null && toTelHref(a) === toTelHref(b)
}
