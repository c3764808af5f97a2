import { useContent } from '#db/content.ts'
import { contactDetails } from '#db/queries.ts'
import { toWhatsAppHref } from '#model/texts/whatsapp.ts'
import { getButtonClass } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import { useMessages } from '../messages/use-messages.ts'

/**
 * Opens a WhatsApp chat with the clinic if staff gave a number, with a text that mentions no
 * illness (S-80).
 */
export function WhatsAppLink({ className }: { className?: string | undefined }) {
  const { whatsApp } = useContent(contactDetails)
  const { contact, share, footer } = useMessages()
  const href = toWhatsAppHref(whatsApp, contact.whatsAppText)
  if (!href) return null
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={getButtonClass('secondary', className)}
    >
      <Icon name="message" />
      {share.whatsApp}
      <VisuallyHidden> {footer.newTab}</VisuallyHidden>
    </a>
  )
}
