import { useContent } from '#db/content.ts'
import { contactDetails } from '#db/queries.ts'
import { toTelHref } from '#model/texts/phone.ts'
import { useTheme } from '#theme/use-theme.tsx'

import { useThemeText, useMessages } from '../../messages/use-messages.ts'

/**
 * Returns the second button of the hero: it dials the first number, or leads to the contact
 * details.
 */
export function useEmergencyLink(): {
  href: string
  label: string
  /** The number it dials, as staff wrote it. */
  phone: string | null
} {
  const { phones } = useContent(contactDetails)
  const { config } = useTheme()
  const messages = useMessages().hero
  const text = useThemeText(config.emergencyButton.text)
  const [phone] = phones
  const href = phone ? toTelHref(phone) : null
  if (!phone || !href) return { href: '#contact', label: messages.contact, phone: null }
  const unset = config.layoutStyle === 'playful' ? messages.emergencyPlayful : messages.emergency
  return { href, label: text || unset, phone }
}
