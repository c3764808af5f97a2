import { useLatePart } from '#late/late-part.tsx'

import type { ParsedPhone } from './parse-phone.ts'

type Reader = (input: string) => ParsedPhone

export const loadPhoneReader = () => import('./parse-phone.ts')

/**
 * Loads the phone parser, which is large and needed by these forms only. Until it is loaded,
 * numbers are not checked while typing; saving checks them again.
 */
export function usePhoneParser(): Reader | null {
  return useLatePart(loadPhoneReader).part?.parsePhone ?? null
}
