import { useSyncExternalStore } from 'react'

/**
 * False while a page that a server drew comes alive, true ever after. What the
 * server cannot know, such as a question in the address, waits for it, so that
 * the first render is the server's to the letter.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(noChange, inBrowser, onServer)
}

const noChange = () => () => {}
const inBrowser = () => true
const onServer = () => false
