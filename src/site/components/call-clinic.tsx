import { toTelHref } from '#model/texts/phone.ts'
import { getButtonClass } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { useMessages } from '../messages/use-messages.ts'
import { useClinicNumber } from './use-clinic-number.ts'

/** The clinic's number, for pages without content; renders nothing without a number. */
export function CallClinic() {
  const phone = useClinicNumber()
  const messages = useMessages()
  if (phone === null) return null
  return (
    <a href={toTelHref(phone) ?? undefined} className={getButtonClass('secondary')}>
      <Icon name="phone" />
      <span>{messages.call(phone)}</span>
    </a>
  )
}
