import { en } from './en.ts'

/** The words of the public site in the reader's language. There is one language so far. */
export function useWords() {
  return en
}

export type Words = typeof en
