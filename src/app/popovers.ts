/**
 * Opens and closes elements with the popover attribute in a browser that does not (before Chrome
 * 114, Firefox 125, Safari 17). The stylesheet shows those with `data-open="true"`.
 */
export function polyfillPopovers(): void {
  HTMLElement.prototype.hidePopover = function () {
    setOpen(this, false)
  }
  document.addEventListener('click', ({ target }) => {
    const clicked = target instanceof Element ? target : null
    const id = clicked?.closest('[popovertarget]')?.getAttribute('popovertarget') ?? ''
    const own = document.getElementById(id)
    for (const popover of listOpen()) {
      if (popover !== own && !popover.contains(clicked)) setOpen(popover, false)
    }
    if (own) setOpen(own, own.dataset['open'] !== 'true')
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const popover of listOpen()) {
      setOpen(popover, false)
      document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`)?.focus()
    }
  })
}

function listOpen(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('[popover][data-open="true"]')
}

function setOpen(popover: HTMLElement, isOpen: boolean): void {
  popover.dataset['open'] = String(isOpen)
  popover.dispatchEvent(new Event('toggle'))
}
