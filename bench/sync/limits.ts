/** A step that takes longer is aborted: no user waits that long. */
export const MAX_MS = 60_000

/** Thrown when a step exceeds its timeout. */
export class TimeoutError extends Error {
  override readonly name = 'TooLate'
}

/** What the work answers with, if it does so in time. */
export async function limitTime<T>(label: string, mostMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new TimeoutError(`${label}: not over after ${mostMs / 1000} s`)),
      mostMs,
    )
  })
  // A late step may still fail after its timeout; that error is ignored.
  work.catch(() => undefined)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** An error in a few words, for a table. */
export function reasonOf(error: unknown): string {
  const { message } = error instanceof Error ? error : new Error(String(error))
  const [first = ''] = message.replace(/^page\.evaluate: (Error: )?/, '').split('\n')
  return first.slice(0, 240).replace(/\.$/, '')
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** What a step failed with; nothing when it did not. */
export const catchMessage = (step: Promise<unknown>): Promise<string> =>
  step.then(() => '', reasonOf)
