import { useSyncExternalStore } from 'react'

/**
 * Returns false until a server-rendered page is hydrated. Content that the server cannot know, such
 * as the search params, waits for it, so that the first render matches the server's.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(noChange, inBrowser, onServer)
}

const noChange = () => () => {}
const inBrowser = () => true
const onServer = () => false
