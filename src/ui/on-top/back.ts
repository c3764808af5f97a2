/**
 * Back takes what lies on top: a dialog, the menu, a form with something to lose.
 *
 * Nothing can stop a step back in the history. So whatever opens lays a second entry for the same page
 * on top, marked with how many lie there. An entry stays when its owner was closed otherwise: Back
 * passes over it, as taking it away at once would race with whoever goes to another page just then.
 */
type Close = () => void

const open: Close[] = []

interface Entry {
  /** The router's number of its step, and its page. */
  step: string
  /** How many entries of ours it stands upon, itself included. */
  depth: number
}

/** The entry that was shown last; null while nobody listens. */
let here: Entry | null = null

function shown(): Entry {
  const state = window.history.state as { idx?: number; onTop?: number } | null
  return { step: `${state?.idx} ${window.location.pathname}`, depth: state?.onTop ?? 0 }
}

function mark(depth: number): object {
  return { ...window.history.state, onTop: depth }
}

/** How many steps back the page itself is, past what was laid on it. */
export function countEntriesOnTop(): number {
  return shown().depth
}

/** Whether a dialog or a form that asks is open. */
export function isCovered(): boolean {
  return open.length > 0
}

/** Lets Back call `close`, until the returned function is called. Who stays open hears of the next Back too. */
export function pushOnTop(close: Close): () => void {
  open.push(close)
  layEntries()
  return () => {
    open.splice(open.indexOf(close), 1)
  }
}

/** Says that a page is shown, or has another address now: the router that replaced its entry unmarked it. */
export function handlePageShown(): void {
  const now = shown()
  if (here?.step === now.step && here.depth > now.depth) {
    window.history.replaceState(mark(here.depth), '')
  }
  listen()
}

/** Steps that are taken from now on are nobody's Back, until something opens again. */
export function clearEntriesOnTop(): void {
  window.removeEventListener('popstate', onStep, true)
  here = null
}

function listen(): void {
  // Before the router hears of it, which draws nothing: both entries are the same step to it.
  window.addEventListener('popstate', onStep, true)
  here = shown()
}

function layEntries(): void {
  for (let { depth } = shown(); depth < open.length; depth += 1) {
    window.history.pushState(mark(depth + 1), '')
  }
  listen()
}

function onStep(): void {
  const before = here
  here = shown()
  // Another page, or a step forward: there is nothing to close.
  if (before?.step !== here.step || here.depth >= before.depth) return
  // Entries whose owners are gone: this Back was meant for what is beneath them.
  const spare = here.depth - open.length + 1
  if (spare > 0) return window.history.go(-spare)
  open.at(-1)?.()
  // What closes at once is gone by then, and what it asks has laid an entry of its own.
  setTimeout(() => {
    if (here?.step === before.step) layEntries()
  })
}
