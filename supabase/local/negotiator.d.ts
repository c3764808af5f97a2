/** The part of the package that we use; its published types lack `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> })
    /** The encoding that a client likes best, the first of `preferred` where it likes two alike. */
    encoding(available: string[], options: { preferred: string[] }): string | undefined
  }
}
