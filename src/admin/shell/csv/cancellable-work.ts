/** Somebody watches work that takes a while, and may stop it. */
export interface WorkOptions {
  signal: AbortSignal
  /** How much is done, from 0 to 1. */
  onProgress: (done: number) => void
}

/** The work was stopped by who watched it: nothing to report. */
export class WorkAborted extends Error {
  override readonly name = 'Stopped'
}

/** The longest a page may be deaf to fingers and keys. */
const AT_A_STRETCH_MS = 12

/** Lets the page draw and answer now and then in the midst of work, and ends the work when it was stopped. */
export function createYielder({
  signal,
  onProgress,
}: WorkOptions): (done: number) => Promise<void> {
  let since = performance.now()
  return async (done) => {
    if (signal.aborted) throw new WorkAborted()
    if (performance.now() - since < AT_A_STRETCH_MS) return
    onProgress(done)
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) throw new WorkAborted()
    since = performance.now()
  }
}
