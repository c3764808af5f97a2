/**
 * The number behind the green 'Call Us' button. It is fixed for a deployment,
 * so that a slip in a form can never send patients to a wrong number (S-26): a
 * clinic changes it here. The Contact Information screen warns when it is not
 * in the clinic's own list.
 */
export const CALL_US_NUMBER = '+91 40 5550 0142'

/** The ambulance, and the one number of India for police, fire and ambulance. */
export const AMBULANCE = '108'
export const ALL_EMERGENCIES = '112'

const URGENT = new RegExp(`(^|\\D)(${AMBULANCE}|${ALL_EMERGENCIES})(?!\\d)`)

/** Whether a text names one of the two: then it is about minutes. */
export function isUrgent(text: string): boolean {
  return URGENT.test(text)
}
