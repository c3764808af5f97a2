import { useContent } from '#db/content.ts'
import { contactDetails } from '#db/queries.ts'
import { telHref } from '#model/texts/phone.ts'
import { useTheme } from '#theme/use-theme.tsx'

import { useThemeText, useWords } from '../../messages/use-messages.ts'

/** The second button of the hero: it dials the first number, or leads to how to reach us. */
export function useEmergency(): {
  href: string
  label: string
  /** The number it dials, as staff wrote it. */
  phone: string | null
} {
  const { phones } = useContent(contactDetails)
  const { config } = useTheme()
  const words = useWords().hero
  const text = useThemeText(config.emergencyButton.text)
  const [phone] = phones
  const href = phone ? telHref(phone) : null
  if (!phone || !href) return { href: '#contact', label: words.contact, phone: null }
  const unset = config.layoutStyle === 'playful' ? words.emergencyPlayful : words.emergency
  return { href, label: text || unset, phone }
}
