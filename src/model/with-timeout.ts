/** The timeout for a storage that does not respond, so that a reader does not wait without end. */
const STORAGE_PATIENCE_MS = 3_000

/** Returns the result of an operation; undefined if it fails or takes longer than the timeout. */
export function withTimeout<T>(
  operation: Promise<T>,
  ms = STORAGE_PATIENCE_MS,
): Promise<T | undefined> {
  return Promise.race([
    operation.catch(() => undefined),
    new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), ms)
    }),
  ])
}
