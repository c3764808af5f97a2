import { createContext } from 'react'

/** Around the rows of a list: opens what happened to the one of this id. Null where there is no such way. */
export const OpenHistoryContext = createContext<((id: string) => void) | null>(null)
