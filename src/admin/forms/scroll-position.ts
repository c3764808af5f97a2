/** Frames to wait for a row that is rendered again when it scrolls into view. */
const MOST_FRAMES = 20

/**
 * Remembers the scroll position of a list before a form opens above it. The returned function
 * restores the position and focuses the same button.
 */
export function rememberScrollPosition(): () => void {
  const before = document.activeElement
  const row = before?.closest<HTMLElement>('[data-row]')?.dataset['row']
  const label = before?.getAttribute('aria-label')
  const { scrollY } = window
  return () => {
    window.scrollTo?.({ top: scrollY, behavior: 'instant' })
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    else if (row) focusLater(`[data-row="${row}"] button`, label ?? null, MOST_FRAMES)
  }
}

function focusLater(buttons: string, label: string | null, frames: number): void {
  const found = [...document.querySelectorAll<HTMLElement>(buttons)]
  const match = found.find((button) => button.getAttribute('aria-label') === label) ?? found[0]
  if (match) match.focus({ preventScroll: true })
  else if (frames > 0) requestAnimationFrame(() => focusLater(buttons, label, frames - 1))
}
