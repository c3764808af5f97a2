import { useLatePart } from '#late/late-part.tsx'

import type { ReadPhone } from './parse-phone.ts'

type Reader = (typed: string) => ReadPhone

export const loadPhoneReader = () => import('./parse-phone.ts')

/**
 * What reads numbers, once it was fetched: it is large, and only these forms need it. Without it
 * nothing is said here; what is saved is checked again.
 */
export function usePhoneReader(): Reader | null {
  return useLatePart(loadPhoneReader).part?.readPhone ?? null
}
