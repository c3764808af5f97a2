/** The timeout for a storage that does not respond, so that a reader does not wait without end. */
const PATIENCE_MS = 3_000

/** Returns the storage's result; undefined if it fails or does not respond within seconds. */
export function withTimeout<T>(operation: Promise<T>): Promise<T | undefined> {
  return Promise.race([
    operation.catch(() => undefined),
    new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), PATIENCE_MS)
    }),
  ])
}
