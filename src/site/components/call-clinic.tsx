import { telHref } from '#model/texts/phone.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { useWords } from '../messages/use-messages.ts'
import { useClinicNumber } from './use-clinic-number.ts'

/** A way on from where there is nothing to read: the clinic's number, written out; nothing where there is none. */
export function CallClinic() {
  const phone = useClinicNumber()
  const words = useWords()
  if (phone === null) return null
  return (
    <a href={telHref(phone) ?? undefined} className={buttonClass('secondary')}>
      <Icon name="phone" />
      <span>{words.call(phone)}</span>
    </a>
  )
}
