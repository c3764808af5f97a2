import { useEffect, useState } from 'react'

import type { ReadPhone } from './read-phone.ts'

type Reader = (typed: string) => ReadPhone

/** What reads numbers, once it was fetched: it is large, and only these forms need it. */
export function usePhoneReader(): Reader | null {
  const [reader, setReader] = useState<Reader | null>(null)
  useEffect(() => {
    let isHere = true
    import('./read-phone.ts').then(
      ({ readPhone }) => isHere && setReader(() => readPhone),
      // Without it nothing is said here; what is saved is checked again.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  return reader
}
