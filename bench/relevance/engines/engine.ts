/** What a reader gets for what was typed. */
export interface EngineResult {
  /** The slugs of the illnesses, in the order in which they are shown. */
  shown: readonly string[]
  /** How many of them, at the end, are shown as having only some of the words. */
  partly?: number
  /** Whether the card with 108 stands above them. */
  emergency?: boolean
}

export interface Engine {
  name: string
  ask: (typed: string) => EngineResult
}
