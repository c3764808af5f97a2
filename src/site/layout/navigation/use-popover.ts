import { useCallback, useRef, useSyncExternalStore } from 'react'

/**
 * An element with the popover attribute, which works before any script and may be open at
 * hydration. `open` is undefined until it is known: on the server, and in the first render.
 */
export function usePopover<T extends HTMLElement>() {
  const ref = useRef<T>(null)
  const subscribe = useCallback((changed: () => void) => {
    const popover = ref.current
    popover?.addEventListener('toggle', changed)
    return () => popover?.removeEventListener('toggle', changed)
  }, [])
  const open = useSyncExternalStore(
    subscribe,
    () => isOpen(ref.current),
    () => undefined,
  )
  const close = useCallback(() => {
    if (isOpen(ref.current)) ref.current?.hidePopover()
  }, [])
  return { ref, open, close }
}

/** `:is()` drops what an older browser does not know; there app/popovers.ts sets the attribute. */
function isOpen(popover: HTMLElement | null): boolean | undefined {
  return popover?.matches(":is(:popover-open, [data-open='true'])")
}
