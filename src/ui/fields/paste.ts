import type { ClipboardEvent } from 'react'

/**
 * Puts what a pasted text becomes in its place, where that differs; Ctrl+Z takes it back like any
 * other paste.
 */
export function pasteAs(become: (text: string) => string) {
  return (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const text = event.clipboardData.getData('text/plain')
    const better = become(text)
    if (better === text) return
    event.preventDefault()
    // The only way of writing into a field that its own history knows; every browser has it.
    // oxlint-disable-next-line typescript/no-deprecated
    if (!document.execCommand('insertText', false, better)) {
      const field = event.currentTarget
      field.setRangeText(better, field.selectionStart, field.selectionEnd, 'end')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}
