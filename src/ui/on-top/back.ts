/**
 * Back closes the topmost layer: a dialog, a menu, or a form that is open or has unsaved input.
 * A step back in the history cannot be prevented. So each layer pushes a second entry for the same
 * page, marked with its depth. The entry stays when the layer is closed by other means, and Back
 * skips it: removing it at once would race with a navigation.
 */
type Close = () => void

const open: Close[] = []

interface Entry {
  /** The router's number of its step, and its page. */
  step: string
  /** The number of our entries up to this one. */
  depth: number
}

/** The entry that was shown last; null without a listener. */
let lastEntry: Entry | null = null

function readEntry(): Entry {
  const state = window.history.state as { idx?: number; onTop?: number } | null
  return { step: `${state?.idx} ${window.location.pathname}`, depth: state?.onTop ?? 0 }
}

function mark(depth: number): object {
  return { ...window.history.state, onTop: depth }
}

/** Returns the number of steps back to the page itself, past our entries. */
export function countEntriesOnTop(): number {
  return readEntry().depth
}

/** Returns whether a dialog or a form with a question is open. */
export function isCovered(): boolean {
  return open.length > 0
}

/**
 * Registers `close` for Back until the returned function is called. A layer that stays open gets
 * the next Back too.
 */
export function pushOnTop(close: Close): () => void {
  open.push(close)
  layEntries()
  return () => {
    open.splice(open.indexOf(close), 1)
  }
}

/**
 * Marks the current entry after a page is shown or its URL changes: the router that replaced the
 * entry removed our mark.
 */
export function handlePageShown(): void {
  const now = readEntry()
  if (lastEntry?.step === now.step && lastEntry.depth > now.depth) {
    window.history.replaceState(mark(lastEntry.depth), '')
  }
  listen()
}

/** Ignores further steps until another layer opens. */
export function clearEntriesOnTop(): void {
  window.removeEventListener('popstate', onStep, true)
  lastEntry = null
}

function listen(): void {
  // Before the router handles it. The router renders nothing: both entries are the same step to it.
  window.addEventListener('popstate', onStep, true)
  lastEntry = readEntry()
}

function layEntries(): void {
  for (let { depth } = readEntry(); depth < open.length; depth += 1) {
    window.history.pushState(mark(depth + 1), '')
  }
  listen()
}

function onStep(): void {
  const before = lastEntry
  lastEntry = readEntry()
  // Another page, or a step forward: there is nothing to close.
  if (before?.step !== lastEntry.step || lastEntry.depth >= before.depth) return
  // Entries of closed layers: this Back was meant for what is below them.
  const spare = lastEntry.depth - open.length + 1
  if (spare > 0) return window.history.go(-spare)
  open.at(-1)?.()
  // A layer that closes at once is gone by then, and a question has pushed its own entry.
  setTimeout(() => {
    if (lastEntry?.step === before.step) layEntries()
  })
}
