import { isStaffPath } from '#model/paths/staff-paths.ts'
import { countEntriesOnTop, clearEntriesOnTop } from '#ui/on-top/back.ts'

/** The timeout of a step back; within one document a step is immediate. */
const PATIENCE_MS = 500

/**
 * Goes back to the first history entry of this document, so that the next navigation replaces all
 * others: scripts can read their URLs, which contain search terms. Returns false if there was no
 * step to go back.
 */
export async function rewindHistory(): Promise<boolean> {
  clearEntriesOnTop()
  const behind = stepsBehind()
  let isMoving = behind > 0
  // More than once: a dialog adds entries to a page without a number of their own.
  while (isMoving) isMoving = (await goBack(stepsBehind())) && stepsBehind() > 0
  const { pathname } = window.location
  if (isStaffPath(pathname)) window.history.replaceState(window.history.state, '', pathname)
  return behind > 0
}

/** The router numbers the entries of this document from 0; dialogs on top have their page's number. */
function stepsBehind(): number {
  const state = window.history.state as { idx?: unknown } | null
  return (typeof state?.idx === 'number' ? state.idx : 0) + countEntriesOnTop()
}

function goBack(steps: number): Promise<boolean> {
  return new Promise((resolve) => {
    const onPopState = () => end(true)
    const timer = setTimeout(() => end(false), PATIENCE_MS)
    function end(isThere: boolean): void {
      clearTimeout(timer)
      window.removeEventListener('popstate', onPopState)
      resolve(isThere)
    }
    window.addEventListener('popstate', onPopState)
    window.history.go(-steps)
  })
}
