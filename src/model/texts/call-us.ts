/**
 * The number of the deployment behind the green 'Call Us' button, as a page names it in its head: a slip
 * in a form can never send patients to a wrong number (S-26). Null where none is set: then the button
 * dials the first number of the clinic.
 */
export function callUsOf(page: Document): string | null {
  return page.querySelector<HTMLMetaElement>(`meta[name="${META}"]`)?.content || null
}

/** The same from the text of a built page. */
export function callUsIn(html: string): string | null {
  return CALL_US.exec(html)?.[2] || null
}

/** A built page with another number in it, '' for none. */
export function withCallUs(html: string, number: string): string {
  return html.replace(CALL_US, `$1${number}`)
}

const META = 'call-us-number'
const CALL_US = new RegExp(`(<meta\\s+name="${META}"\\s+content=")([^"]*)`)

/** The ambulance, and the one number of India for police, fire and ambulance. */
export const AMBULANCE = '108'
export const ALL_EMERGENCIES = '112'

const URGENT = new RegExp(`(^|\\D)(${AMBULANCE}|${ALL_EMERGENCIES})(?!\\d)`)

/** Whether a text names one of the two: then it is about minutes. */
export function isUrgent(text: string): boolean {
  return URGENT.test(text)
}
