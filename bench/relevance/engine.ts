import type { Document } from './documents.ts'

/** What a reader gets for what was typed. */
export interface EngineResult {
  /** The slugs of the illnesses, in the order in which they are shown. */
  slugs: readonly string[]
  /** How many of them, at the end, are shown as having only some of the words. */
  partly?: number
  /** Whether the card with 108 stands above them. */
  emergency?: boolean
}

export interface Engine {
  name: string
  search: (query: string) => EngineResult
}

const PEERS = ['minisearch', 'flexsearch', 'lunr', 'fuse']

/** Loads the engines that Nadi is compared with; their packages are there once `installPeers` ran. */
export function loadPeers(documents: readonly Document[]): Promise<Engine[]> {
  return Promise.all(
    PEERS.map(async (name) => {
      const { href } = new URL(`peers/${name}.ts`, import.meta.url)
      const { createEngine } = (await import(href)) as {
        createEngine: (documents: readonly Document[]) => Engine
      }
      return createEngine(documents)
    }),
  )
}
