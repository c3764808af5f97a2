/**
 * Prints the text of closed `<details>`: opens them before and closes them again after. A stylesheet
 * does that in a browser with `::details-content` (Chrome 131, Firefox 143, Safari 18.4).
 */
export function openDetailsForPrint(): void {
  if (CSS.supports('selector(::details-content)')) return
  let closed: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
    for (const details of closed) setOpen(details, true)
  })
  addEventListener('afterprint', () => {
    for (const details of closed) setOpen(details, false)
  })
}

/** The attribute is that of `markOpenDetails`, whose event comes too late for paper. */
function setOpen(details: HTMLDetailsElement, isOpen: boolean): void {
  details.open = isOpen
  details.parentElement?.toggleAttribute('data-has-open', isOpen)
}
