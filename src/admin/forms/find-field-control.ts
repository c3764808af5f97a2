/** The control of the field that something stands in: it takes the focus of a button that goes. */
export function findFieldControl(part: HTMLElement | null): HTMLElement | null {
  for (
    let above = part?.parentElement;
    above && above.tagName !== 'FORM';
    above = above.parentElement
  ) {
    const control = above.querySelector<HTMLElement>('input, textarea, select')
    if (control) return control
  }
  return null
}
