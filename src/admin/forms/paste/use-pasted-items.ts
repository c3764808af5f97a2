import { useRef, useState, type ClipboardEvent } from 'react'

import { parsePastedItems, splitLines, type ClipboardText } from './parse-pasted-items.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

interface ListText {
  /** The whole list as the text area shows it. */
  text: string
  onChange: (text: string) => void
  /** The separator between items. */
  between: '\n' | ', '
}

interface Cleaned {
  raw: string
  clean: string
  /** Where the pasted text starts. */
  at: number
  /** The text area's value after the paste; any later change makes the paste final. */
  whole: string
  count: number
}

/** The last clean-up, while it can still be undone. */
export interface PasteResult {
  count: number
  pasteAsItWas: () => void
}

/** Turns pasted text into list items. */
export function usePastedItems({ text, onChange, between }: ListText) {
  const [last, setLast] = useState<Cleaned | null>(null)
  const control = useRef<Control | null>(null)

  function onPaste(event: ClipboardEvent<Control>): void {
    const { currentTarget: box, clipboardData } = event
    const pasted = { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') } // prettier-ignore
    const items = parsePastedItems(pasted)
    if (items.length === 0 || isAlready(pasted, items, between)) return
    event.preventDefault()
    control.current = box
    const [from, to] = [box.selectionStart ?? text.length, box.selectionEnd ?? text.length]
    const [before, after] = [text.slice(0, from), text.slice(to)]
    const clean = apart(before, after, items.join(between), between)
    setLast({ raw: pasted.text, clean, at: from, whole: before + clean + after, count: items.length }) // prettier-ignore
    put(box, clean, { from, to })
  }

  /** Through the browser where possible, so that Ctrl+Z undoes it. */
  function put(box: Control, words: string, { from, to }: { from: number; to: number }): void {
    box.focus()
    box.setSelectionRange(from, to)
    // Only execCommand keeps the undo history of a text area.
    if (document.execCommand?.('insertText', false, words)) return
    onChange(text.slice(0, from) + words + text.slice(to))
  }

  function pasteAsItWas(): void {
    if (!last || !control.current) return
    const { raw, clean, at } = last
    put(control.current, raw, { from: at, to: at + clean.length })
    setLast(null)
  }

  const pasteResult: PasteResult | null =
    last && last.whole === text ? { count: last.count, pasteAsItWas } : null
  return { onPaste, pasteResult }
}

/** Checks whether a plain paste or saving would give the same result. */
function isAlready({ text }: ClipboardText, items: readonly string[], between: string): boolean {
  const lines = splitLines(text)
  const isSame = items.length === lines.length && items.every((item, at) => item === lines[at])
  return isSame && (between === '\n' || items.length === 1)
}

/** Joins the items with separators from the text around them. */
function apart(before: string, after: string, words: string, between: string): string {
  const sign = between.trim() || '\n'
  const begins = before.trim() === '' || before.trimEnd().endsWith(sign) || before.endsWith('\n')
  const ends = after.trim() === '' || after.trimStart().startsWith(sign) || after.startsWith('\n')
  return (begins ? '' : between) + words + (ends ? '' : between)
}
