import { useState } from 'react'

/** The short numbers of a form, such as 108, and those that the user has confirmed. */
export interface ShortNumbers {
  isKept: (digits: string) => boolean
  keep: (digits: string) => void
}

/** Remembers confirmed short numbers while the screen is open (S-75). */
export function useShortNumbers(): ShortNumbers {
  const [kept, setKept] = useState<readonly string[]>([])
  return {
    isKept: (digits) => kept.includes(digits),
    keep: (digits) => setKept((before) => [...before, digits]),
  }
}
