/**
 * Reads the phone number of the deployment for the green 'Call Us' button from the page's head, so
 * that a mistake in a form can never send patients to a wrong number (S-26). Null if none is set:
 * then the button dials the clinic's first number.
 */
export function callUsOf(page: Document): string | null {
  return page.querySelector<HTMLMetaElement>(`meta[name="${META}"]`)?.content || null
}

/** Reads it from the HTML of a built page. */
export function callUsIn(html: string): string | null {
  return findMeta().exec(html)?.[2] || null
}

/** Returns the HTML of a built page with another number, '' for none. */
export function withCallUs(html: string, number: string): string {
  return html.replace(findMeta(), `$1${number}`)
}

const META = 'call-us-number'
/** No constant, which patients would download unused. */
const findMeta = () => new RegExp(`(<meta\\s+name="${META}"\\s+content=")([^"]*)`)

/** India's ambulance number, and its number for police, fire and ambulance. */
export const AMBULANCE = '108'
export const ALL_EMERGENCIES = '112'

const URGENT = new RegExp(`(^|\\D)(${AMBULANCE}|${ALL_EMERGENCIES})(?!\\d)`)

/** Returns whether a text names one of the two numbers, and so is about an emergency. */
export function isUrgent(text: string): boolean {
  return URGENT.test(text)
}
