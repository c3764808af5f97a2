import { useEffectEvent, useLayoutEffect } from 'react'

import { pushOnTop } from './back.ts'

/** Lets Back close a layer while it is mounted, or has no effect if it requires a decision. */
export function useBack(onClose: (() => void) | undefined): void {
  const onBack = useEffectEvent(() => onClose?.())
  // During layout: a quick second Back must find its entry.
  useLayoutEffect(() => pushOnTop(() => onBack()), [])
}
