import { useEffectEvent, useLayoutEffect } from 'react'

import { pushOnTop } from './back.ts'

/** For what is open for as long as it is drawn: Back closes it, or does nothing where it must be answered. */
export function useBack(onClose: (() => void) | undefined): void {
  const onBack = useEffectEvent(() => onClose?.())
  // As it is drawn: a quick second Back must find its entry.
  useLayoutEffect(() => pushOnTop(() => onBack()), [])
}
