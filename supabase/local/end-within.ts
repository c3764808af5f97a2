import type { ServerLogger } from './logs.ts'

/**
 * Stops the server. If that fails or times out, as on a disk that takes no writes, logs it and ends
 * the process with 1. All acknowledged data is on the disk then, too.
 */
export async function endWithin(
  ms: number,
  stop: () => Promise<void>,
  log: ServerLogger,
  exit: (code: number) => void = (code) => process.exit(code),
): Promise<void> {
  const late = setTimeout(() => {
    log.error(
      `the server did not stop within ${ms / 1000} s: ending it without closing the database`,
    )
    exit(1)
  }, ms)
  try {
    await stop()
  } catch (error) {
    log.error({ error }, 'the server failed to stop')
    exit(1)
  } finally {
    clearTimeout(late)
  }
}
