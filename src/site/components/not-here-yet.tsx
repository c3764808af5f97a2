import { useLocation } from 'react-router-dom'

import { canRenderPage, isServerUnreachable, useContentState } from '#db/content.ts'

import { useMessages } from '../messages/use-messages.ts'

/** Returns what to say of a page that the device does not have yet: that it comes, or that it cannot. */
export function useNotHereText(): string {
  const { loading, illness } = useMessages()
  return isServerUnreachable(useContentState()) ? illness.notCached : loading
}

/** Stands on the page of a row while the device has only what other pages show of it: its name. */
export function NotHereYet() {
  const text = useNotHereText()
  const { pathname } = useLocation()
  return !canRenderPage(useContentState(), pathname) && <p>{text}</p>
}
