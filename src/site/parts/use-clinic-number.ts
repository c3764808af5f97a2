import { useContent } from '#db/content.ts'
import { contactDetails } from '#db/queries.ts'
import { CALL_US_NUMBER } from '#model/texts/call-us.ts'
import { telHref } from '#model/texts/phone.ts'

/**
 * The number to call first: the first of the clinic's list that dials. A clinic
 * that has listed none is reached by the number of its deployment (S-26).
 */
export function useClinicNumber(): string {
  const { phones } = useContent(contactDetails)
  return phones.find((phone) => telHref(phone) !== null) ?? CALL_US_NUMBER
}
