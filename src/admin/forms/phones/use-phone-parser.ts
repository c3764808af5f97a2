import { useLatePart } from '#late/late-part.tsx'

import type { ParsedPhone } from './parse-phone.ts'

type Reader = (typed: string) => ParsedPhone

export const loadPhoneReader = () => import('./parse-phone.ts')

/**
 * What reads numbers, once it was fetched: it is large, and only these forms need it. Without it
 * nothing is said here; what is saved is checked again.
 */
export function usePhoneParser(): Reader | null {
  return useLatePart(loadPhoneReader).part?.parsePhone ?? null
}
