import { useState } from 'react'

/** The short numbers of a form, such as 108, and which of them somebody said to be meant. */
export interface ShortNumbers {
  isKept: (digits: string) => boolean
  keep: (digits: string) => void
}

/** Remembers, as long as a screen is open, which short numbers are no mistake (S-75). */
export function useShortNumbers(): ShortNumbers {
  const [kept, setKept] = useState<readonly string[]>([])
  return {
    isKept: (digits) => kept.includes(digits),
    keep: (digits) => setKept((before) => [...before, digits]),
  }
}
