import { normalizePhone } from './normalize-text.ts'

/**
 * The `tel:` link of a number as staff typed it, or null when it holds none.
 * Only digits and a leading plus get through, and only of the first number, so
 * nothing typed here can add an extension or a service code (threat 48).
 */
export function toTelHref(typed: string): string | null {
  for (const [run] of normalizePhone(typed).matchAll(/\+?\s*\d[\d\s().-]*/g)) {
    // A number of this country is dialled with its code, so that it rings from abroad as well.
    const number = run.replace(/[^\d+]/g, '').replace(/^(?:0([1-9]\d{9})|([2-9]\d{9}))$/, '+91$1$2')
    if (/\d{3}/.test(number)) return `tel:${number}`
  }
  return null
}

/** The `mailto:` link of an address, or null: encoded, so that it cannot carry headers such as bcc. */
export function toMailHref(typed: string): string | null {
  const [, name, host] = /^([^\s@]+)@([^\s@]+)$/.exec(typed.trim()) ?? []
  return name && host ? `mailto:${encodeURIComponent(name)}@${encodeURIComponent(host)}` : null
}

/** The same digits, however they were spaced: '+91 40-2345' and '+91402345' are one number. */
export function isSamePhone(a: string, b: string): boolean {
  return toTelHref(a) !== null && toTelHref(a) === toTelHref(b)
}
