/** Finds the control of the surrounding field, to focus it when a button disappears. */
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
