import { useRows } from '#db/hooks/use-rows.ts'
import { callUsOf } from '#model/texts/call-us.ts'
import { isSamePhone } from '#model/texts/phone.ts'
import { Banner } from '#ui/banner.tsx'

/** Warns about a number that is not in the clinic's list: it may no longer belong to the clinic (S-26). */
export function CallUsWarning({ phones }: { phones: readonly string[] }) {
  const profile = useRows('hospital_profile')?.[0]
  const number = callUsOf(document)
  const entered = phones.filter((phone) => phone.trim() !== '')
  // While the list is empty, visitors see the numbers of the profile (S-25).
  const listed = entered.length > 0 ? entered : (profile?.phone_numbers ?? [])
  if (!number || listed.some((phone) => isSamePhone(phone, number))) return null
  return (
    <div data-full-width>
      <Banner tone="warning">
        The green &apos;Call Us&apos; button dials <strong>{number}</strong>, but visitors do not
        see that number in the list. Add it, or ask the administrator of this website to change the
        number of the button.
      </Banner>
    </div>
  )
}
