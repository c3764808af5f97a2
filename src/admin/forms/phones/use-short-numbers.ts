import { useState } from 'react'

/** The short numbers of a form, such as 108, and those that the user has confirmed. */
export interface ShortNumbers {
  isConfirmed: (digits: string) => boolean
  confirm: (digits: string) => void
}

/** Remembers confirmed short numbers while the screen is open (S-75). */
export function useShortNumbers(): ShortNumbers {
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  return {
    isConfirmed: (digits) => confirmed.includes(digits),
    confirm: (digits) => setConfirmed((before) => [...before, digits]),
  }
}
