import type { en } from './en.ts'

/** Every message of the public site in one language: a file that lacks one does not type-check. */
export type Messages = InAnyLanguage<typeof en>

type InAnyLanguage<T> = T extends string
  ? string
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : { readonly [K in keyof T]: InAnyLanguage<T[K]> }
