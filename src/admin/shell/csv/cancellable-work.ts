/** Options of long work: a progress callback, and a signal that cancels it. */
export interface WorkOptions {
  signal: AbortSignal
  /** The progress from 0 to 1. */
  onProgress: (done: number) => void
}

/** The user cancelled the work: nothing to report. */
export class WorkAborted extends Error {
  override readonly name = 'Stopped'
}

/** The longest time the page may be unresponsive, in milliseconds. */
const AT_A_STRETCH_MS = 12

/** Yields to the page now and then during long work, and throws if it was cancelled. */
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
