import { useEffect, useEffectEvent, type RefObject } from 'react'

interface EditorKeys {
  save: () => void
  undo: () => void
  redo: () => void
}

/**
 * Ctrl-S saves, Ctrl-Z and Ctrl-Shift-Z undo and redo; Cmd on a Mac. They override the text field's
 * own undo. A dialog on top of the editor has its own keys.
 */
export function useEditorKeys(root: RefObject<HTMLElement | null>, keys: EditorKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const dialog = root.current?.closest('dialog')
    const at = event.target instanceof Element ? event.target.closest('dialog') : null
    if ((at ?? dialog) !== dialog || dialog?.querySelector('dialog[open]')) return
    const action = findKeyAction(event, keys)
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function findKeyAction({ key, shiftKey }: KeyboardEvent, keys: EditorKeys): (() => void) | null {
  const letter = key.toLowerCase()
  if (letter === 's') return shiftKey ? null : keys.save
  if (letter === 'z') return shiftKey ? keys.redo : keys.undo
  return letter === 'y' && !shiftKey ? keys.redo : null
}
