import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Returns a port without a listener, below the range from which Linux, macOS and Windows give out
 * ports: no connection and no other server gets it before its own server starts.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  return (await isFree(port)) ? port : findFreePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
