import { useContent, useContentState } from '#db/content.ts'
import { contactDetails } from '#db/queries.ts'
import { toTelHref } from '#model/texts/phone.ts'

/**
 * The number to call first: the first of the clinic's list that dials. A clinic that has listed none is
 * reached by the number of its deployment (S-26), and where there is neither by none.
 */
export function useClinicNumber(): string | null {
  const { phones } = useContent(contactDetails)
  const { callUs } = useContentState()
  return phones.find((phone) => toTelHref(phone) !== null) ?? callUs
}

/** The number of the green button: that of the deployment first. */
export function useCallUsNumber(): string | null {
  const clinic = useClinicNumber()
  return useContentState().callUs ?? clinic
}
