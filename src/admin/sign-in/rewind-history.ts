import { isStaffPath } from '#model/paths/staff-paths.ts'
import { countEntriesOnTop, clearEntriesOnTop } from '#ui/on-top/back.ts'

/** How long a step back may take: within one page it takes a moment. */
const PATIENCE_MS = 500

/**
 * Goes back to the first step of this page in its tab, so that the next one takes the place of all
 * others: scripts can read their addresses, which hold what lists were searched for. False where there
 * was no step to go back.
 */
export async function rewindHistory(): Promise<boolean> {
  clearEntriesOnTop()
  const behind = stepsBehind()
  let isMoving = behind > 0
  // More than once: a page that a dialog was open on has more steps than its number says.
  while (isMoving) isMoving = (await goneBack(stepsBehind())) && stepsBehind() > 0
  const { pathname } = window.location
  if (isStaffPath(pathname)) window.history.replaceState(window.history.state, '', pathname)
  return behind > 0
}

/** The router numbers the steps within this page from 0; what lay on top has the number of its page. */
function stepsBehind(): number {
  const state = window.history.state as { idx?: unknown } | null
  return (typeof state?.idx === 'number' ? state.idx : 0) + countEntriesOnTop()
}

function goneBack(steps: number): Promise<boolean> {
  return new Promise((resolve) => {
    const arrived = () => end(true)
    const timer = setTimeout(() => end(false), PATIENCE_MS)
    function end(isThere: boolean): void {
      clearTimeout(timer)
      window.removeEventListener('popstate', arrived)
      resolve(isThere)
    }
    window.addEventListener('popstate', arrived)
    window.history.go(-steps)
  })
}
