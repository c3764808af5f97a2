import { useContent, useContentState } from '#db/content.ts'
import { contactDetails } from '#db/queries.ts'
import { toTelHref } from '#model/texts/phone.ts'

/**
 * Returns the clinic's first number that can be dialled, or else the number of its deployment
 * (S-26), or null.
 */
export function useClinicNumber(): string | null {
  const { phones } = useContent(contactDetails)
  const { callUs } = useContentState()
  return phones.find((phone) => toTelHref(phone) !== null) ?? callUs
}

/** Returns the number of the green button: the deployment's number comes first. */
export function useCallUsNumber(): string | null {
  const clinic = useClinicNumber()
  return useContentState().callUs ?? clinic
}
