import { createContext } from 'react'

/** Opens the history of a row by its id, for the rows of a list. Null if there is none. */
export const OpenHistoryContext = createContext<((id: string) => void) | null>(null)
