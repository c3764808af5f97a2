import type { ServerLogger } from './logs.ts'

/**
 * Stops the server; where that fails or takes longer, as when a disk takes no writes any more, it says
 * so and ends the process with 1. What was acknowledged is on the disk then, too.
 */
export async function endWithin(
  ms: number,
  stop: () => Promise<void>,
  log: ServerLogger,
  exit: (code: number) => void = (code) => process.exit(code),
): Promise<void> {
  const late = setTimeout(() => {
    log.error(
      `the server did not stop within ${ms / 1000} s: it is ended without closing the database`,
    )
    exit(1)
  }, ms)
  try {
    await stop()
  } catch (error) {
    log.error({ error }, 'the server did not stop as it should')
    exit(1)
  } finally {
    clearTimeout(late)
  }
}
